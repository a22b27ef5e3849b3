import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonLink } from '../kit/actions/ButtonLink';
import { Notice } from '../kit/feedback/Notice';
import { Spinner } from '../kit/feedback/Spinner';
import { Heading } from '../kit/layout/Heading';

interface LauncherFallbackProps {
  readonly kind: 'loading' | 'missing' | 'failed';
  readonly title: string;
  readonly texts: { readonly loading: string; readonly missing: string; readonly failed: string };
  /** Link shown if the page does not exist. */
  readonly back: { readonly to: string; readonly label: string };
  readonly onRetry: () => void;
}

/** Replaces a story or release notes while they load, if they do not exist, or if loading fails. */
export const LauncherFallback = ({ kind, title, texts, back, onRetry }: LauncherFallbackProps) => {
  const t = useTexts('launcher');
  return (
    <div className="launcher-problem">
      <Heading level={1} size={3}>
        {title}
      </Heading>
      {kind === 'loading' && <Spinner label={texts.loading} />}
      {kind === 'failed' && (
        <Notice tone="danger" announce action={<Button onClick={onRetry}>{t('retry')}</Button>}>
          {texts.failed}
        </Notice>
      )}
      {kind === 'missing' && (
        <>
          <p>{texts.missing}</p>
          <div>
            <ButtonLink variant="primary" to={back.to}>
              {back.label}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
};
