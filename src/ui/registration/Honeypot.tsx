import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import type { RegistrationPresenter } from './RegistrationPresenter';

/**
 * A field that only bots fill in (RG-02). It is invisible, not focusable and hidden from screen readers. Its name
 * and attributes prevent browsers and password managers from filling it in.
 */
export const Honeypot = observer(function Honeypot({
  registration,
}: {
  readonly registration: RegistrationPresenter;
}) {
  const t = useTexts('registration');
  return (
    <div className="signup-honeypot" aria-hidden="true">
      <label>
        {t('trap.label')}
        <input
          type="text"
          name="remark"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          value={registration.honeypot}
          onChange={(event) => registration.fillHoneypot(event.target.value)}
        />
      </label>
    </div>
  );
});
