import { useTexts } from '../content/useTexts';
import './ScriptNotice.scss';

/** The browser completes it, with the query. */
const thisAddress = '';

interface ScriptNoticeProps {
  /** What cannot be done without scripts; default: sending a form. */
  readonly needed?: string;
  readonly failed?: string;
}

/** In every form of a page that the host renders: says why it cannot be sent without a script, or without its script. */
export const ScriptNotice = ({ needed, failed }: ScriptNoticeProps) => {
  const t = useTexts('shell');
  return (
    <>
      <noscript>
        <p className="k-script-notice">{needed ?? t('script.needed')}</p>
      </noscript>
      <p className="k-script-notice k-script-notice--failed" role="alert" hidden>
        {failed ?? t('script.failed')} <a href={thisAddress}>{t('script.retry')}</a>
      </p>
    </>
  );
};
