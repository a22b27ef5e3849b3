import { useTexts } from '../content/useTexts';
import './ScriptNotice.scss';

/** The browser resolves it to the current URL, including the query. */
const thisAddress = '';

interface ScriptNoticeProps {
  /** What requires JavaScript; defaults to sending a form. */
  readonly noScriptText?: string;
  readonly failedText?: string;
}

/**
 * Notice in every form of a server-rendered page. It explains that the form can't be sent without JavaScript, or
 * because the script failed to load.
 */
export const ScriptNotice = ({ noScriptText, failedText }: ScriptNoticeProps) => {
  const t = useTexts('app');
  return (
    <>
      <noscript>
        <p className="k-script-notice">{noScriptText ?? t('script.needed')}</p>
      </noscript>
      <p className="k-script-notice k-script-notice--failed" role="alert" hidden>
        {failedText ?? t('script.failed')} <a href={thisAddress}>{t('script.retry')}</a>
      </p>
    </>
  );
};
