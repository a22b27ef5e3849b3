import { useTexts } from '../content/useTexts';
import './ScriptNotice.scss';

/** Empty `href`, which the browser resolves to the current URL, including the query. */
const thisAddress = '';

interface ScriptNoticeProps {
  /** Text that names the feature requiring JavaScript. Defaults to a text about sending the form. */
  readonly noScriptText?: string;
  readonly failedText?: string;
}

/**
 * Notice in every form of a server-rendered page. It explains that the form can't be sent because JavaScript is
 * disabled or the script failed to load.
 */
export const ScriptNotice = ({ noScriptText, failedText }: ScriptNoticeProps) => {
  const t = useTexts('app');
  return (
    <>
      <noscript>
        <p className="k-script-notice">{noScriptText ?? t('script.needed')}</p>
      </noscript>
      <p className="k-script-notice k-script-notice--failed" role="alert" hidden>
        <span>{failedText ?? t('script.failed')}</span> <a href={thisAddress}>{t('script.retry')}</a>
      </p>
    </>
  );
};
