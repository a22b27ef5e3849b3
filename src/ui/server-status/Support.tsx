import type { ServerStatusPage } from '#application/server-status/LoadServerStatusPage';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { SiteLink } from '../navigation/leaving/SiteLink';

/** Links to support. Renders nothing if the editor left all of them empty. */
export const Support = ({ page }: { readonly page: ServerStatusPage | undefined }) => {
  const t = useTexts('serverStatus');
  const { support, supportLinks = [] } = page ?? {};
  if (!support?.title && !support?.text && supportLinks.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3} size={4}>
        {support?.title || t('support.title')}
      </Heading>
      {support?.text && <p>{support.text}</p>}
      {supportLinks.length > 0 && (
        <ul className="status-support__links">
          {supportLinks.map(({ href, label, text }) => (
            <li key={href}>
              <SiteLink className="k-link" to={href}>
                {label}
              </SiteLink>
              {text && <span>{text}</span>}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
