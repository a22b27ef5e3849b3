import { observer } from 'mobx-react-lite';
import { strengthLevelOf, strengthBars } from '#domain/security/Strength';
import { useTexts } from '../content/useTexts';
import type { NewPasswordPresenter } from './NewPasswordPresenter';
import './StrengthMeter.scss';

interface StrengthMeterProps {
  readonly password: NewPasswordPresenter;
  readonly adviceId: string;
}

const maximumAdvice = 2;

export const StrengthMeter = observer(function StrengthMeter({ password, adviceId }: StrengthMeterProps) {
  const t = useTexts('security');
  const { strength, rating } = password;
  if (rating.kind === 'unknown') return null;
  const level = strength && strengthLevelOf(strength.score);
  const filled = strength ? strength.score + 1 : 0;

  return (
    <div className="strength-meter" data-level={level}>
      <div className="strength-meter__head">
        <span className="strength-meter__bars" aria-hidden="true">
          {Array.from({ length: strengthBars }, (_, bar) => (
            <span key={bar} className="strength-meter__bar" data-filled={bar < filled || undefined} />
          ))}
        </span>
        <span className="strength-meter__level" role="status">
          {level && t(`strength.${level}`)}
        </span>
      </div>
      <ul className="strength-meter__advice" id={adviceId}>
        {strength?.advice.slice(0, maximumAdvice).map((advice) => (
          <li key={advice}>{t(`advice.${advice}`)}</li>
        ))}
      </ul>
    </div>
  );
});
