import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import type { RegistrationPresenter } from './RegistrationPresenter';

/**
 * A field that only bots fill in (RG-02). It is invisible, not focusable and not read out. Browsers and password
 * managers do not fill in fields with its name and attributes.
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
