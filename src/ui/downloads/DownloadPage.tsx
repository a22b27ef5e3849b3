import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { RouteId } from '#domain/navigation/routes';
import { AgeRating } from '../content/AgeRating';
import { RichText } from '../content/RichText';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Heading } from '../kit/layout/Heading';
import { Stack } from '../kit/layout/Stack';
import { Table } from '../kit/layout/Table';
import { usePresenter } from '../usePresenter';
import type { DownloadPageContent } from './DownloadPanel';
import './Downloads.scss';

interface DownloadPageProps {
  readonly page: RouteId;
  readonly content: DownloadPageContent;
  /** Panels with the files. */
  readonly children: ReactNode;
}

/** Layout of a download page. If the content has no title, the title of the route is used. */
export const DownloadPage = observer(function DownloadPage({ page, content, children }: DownloadPageProps) {
  const translations = usePresenter(Translations);
  const t = useTexts('downloads');
  const { title, intro, requirements, note } = content;
  const requirementsTitle = content.requirementsTitle || t('requirements');

  return (
    <div className="downloads">
      <Stack as="header" gap={1}>
        <Heading level={1}>{title || translations.titleOf(page)}</Heading>
        {intro.length > 0 && (
          <div className="downloads__intro">
            <RichText blocks={intro} />
          </div>
        )}
        <AgeRating />
      </Stack>
      <div className="downloads__files">{children}</div>
      {requirements.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="download-requirements">
          <Heading level={2} size={3} id="download-requirements">
            {requirementsTitle}
          </Heading>
          <Table
            labelledBy="download-requirements"
            hint={t('requirementsHint')}
            rows={requirements}
            rowKey={({ part }) => part}
            columns={[
              { key: 'part', header: t('part'), cell: ({ part }) => part },
              { key: 'minimum', header: t('minimum'), cell: ({ minimum }) => minimum },
              { key: 'recommended', header: t('recommended'), cell: ({ recommended }) => recommended },
            ]}
          />
        </Stack>
      )}
      {note.length > 0 && (
        <footer className="downloads__note">
          <RichText blocks={note} />
        </footer>
      )}
    </div>
  );
});
