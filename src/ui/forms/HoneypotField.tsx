import './HoneypotField.scss';

interface HoneypotFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A field that is hidden from visitors, so only bots fill it in. */
export const HoneypotField = ({ label, value, onChange }: HoneypotFieldProps) => (
  <p className="k-honeypot">
    <label>
      <span>{label}</span>
      <input
        name="confirmation"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  </p>
);
