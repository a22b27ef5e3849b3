import { observer } from 'mobx-react-lite';
import { useTexts } from '../content/useTexts';
import type { RegistrationPresenter } from './RegistrationPresenter';

/**
 * A field that programs fill in and people never meet (RG-02): out of sight, out of the keyboard's way, not read out, and
 * with nothing about it that a browser or a password manager would know a value for.
 */
export const Trap = observer(function Trap({
  registration,
}: {
  readonly registration: RegistrationPresenter;
}) {
  const t = useTexts('signup');
  return (
    <div className="signup-trap" aria-hidden="true">
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
          value={registration.trap}
          onChange={(event) => registration.spring(event.target.value)}
        />
      </label>
    </div>
  );
});
