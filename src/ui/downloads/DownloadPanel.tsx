import { useId, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { parseChecksum } from '#domain/content/parseChecksum';
import type { ContentOf } from '#domain/content/model/Field';
import type { downloadPage } from '#domain/content/models/downloadPage';
import { Translations } from '../content/Translations';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { ButtonAnchor } from '../kit/actions/ButtonAnchor';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { Panel } from '../kit/layout/Panel';
import { Soft } from '../kit/layout/Text';
import { Tooltip } from '../kit/overlays/Tooltip';
import { usePresenter } from '../usePresenter';
import { Checksum } from './Checksum';
import { fileSize } from '../content/fileSize';

export type DownloadPageContent = ContentOf<typeof downloadPage>;

type OfferedFile = DownloadPageContent['files'][number];

interface DownloadPanelProps {
  readonly content: OfferedFile;
  /** Reason why the file can't be downloaded. */
  readonly blockedReason?: string | undefined;
  /** Rendered instead of the download button. */
  readonly action?: ReactNode;
}

/** A file and its details (DL-01). */
export const DownloadPanel = observer(function DownloadPanel({
  content,
  blockedReason,
  action,
}: DownloadPanelProps) {
  const translations = usePresenter(Translations);
  const t = useTexts('downloads');
  const titleId = useId();
  const { title, text, version, platform, bytes, file } = content;
  const checksum = parseChecksum(content.sha256);
  const facts = [
    [t('version'), version],
    [t('size'), bytes === undefined ? '' : fileSize(bytes, translations.languageTag)],
    [t('platform'), platform],
  ].filter(([, value]) => value);

  return (
    <Panel aria-labelledby={titleId}>
      <div className="download-box">
        <Heading level={2} size={3} id={titleId}>
          {title}
        </Heading>
        {text && <Soft>{text}</Soft>}
        <dl className="download-box__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {checksum !== undefined && (
            <div className="download-box__wide">
              <dt>{t('checksum')}</dt>
              <dd>
                <Checksum checksum={checksum} file={title} />
              </dd>
            </div>
          )}
        </dl>
        {action ??
          (file !== undefined && <Download content={content} file={file} blockedReason={blockedReason} />)}
      </div>
    </Panel>
  );
});

interface DownloadProps extends DownloadPanelProps {
  readonly file: string;
}

const Download = ({ content: { button, title }, file, blockedReason }: DownloadProps) => {
  const t = useTexts('downloads');
  const reasonId = useId();
  const label = button || t('download', { file: title });

  if (blockedReason === undefined) {
    return (
      <div>
        <ButtonAnchor variant="primary" href={file} download={file.split('/').at(-1)}>
          {label}
        </ButtonAnchor>
      </div>
    );
  }
  return (
    <div>
      <Tooltip text={blockedReason}>
        <Button variant="primary" blocked aria-describedby={reasonId}>
          {label}
        </Button>
      </Tooltip>
      <span id={reasonId}>
        <VisuallyHidden>{blockedReason}</VisuallyHidden>
      </span>
    </div>
  );
};
