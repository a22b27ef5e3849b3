import { file, list, model, number, richText, select, text } from '../model/fields';
import { meta } from './metaFields';

/** Describes the downloadable files (DL-01). The account determines who may download them. */
export const downloadPage = model(
  'download_page',
  {
    meta,
    title: text(),
    intro: richText('text'),
    files: list(
      {
        kind: select(['client', 'myDU', 'server'], undefined, 'Which box'),
        title: text(),
        text: text(),
        button: text('Label of the button'),
        file: file('Archive'),
        version: text(),
        platform: text(),
        bytes: number('Size in bytes', { min: 1 }),
        sha256: text('SHA-256, 64 hexadecimal digits'),
      },
      { needs: ['kind', 'title'] },
    ),
    requirementsTitle: text(),
    requirements: list({ part: text(), minimum: text(), recommended: text() }, { needs: ['part'] }),
    note: richText('text', 'Text at the end'),
  },
  { uid: 'Which files' },
);
