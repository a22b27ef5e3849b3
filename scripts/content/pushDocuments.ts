import { createMigration, createWriteClient, type PrismicDocument } from '@prismicio/client';
import { defaultLocale } from '#domain/language/Locale';
import type { LocalDocument } from './contentFiles';
import { covers } from './covers';
import { Pictures, uploadedAssets } from './pictures';
import type { PushLedger } from './PushLedger';
import type { PushSettings } from './pushSettings';
import type { LogAction } from './LogAction';

type Migration = ReturnType<typeof createMigration>;
type MigratedDocument = ReturnType<Migration['createDocument']>;
type ExistingDocument = Parameters<Migration['updateDocument']>[0];

interface PushedContent {
  readonly documents: readonly LocalDocument[];
  readonly publicFolder: string;
  readonly ledger: PushLedger;
}

type DocumentIdentity = Pick<LocalDocument, 'type' | 'uid' | 'lang'>;

const keyOf = ({ type, uid, lang }: DocumentIdentity): string => [type, uid ?? '', lang].join('/');

const nameOf = ({ type, uid, lang }: DocumentIdentity): string =>
  `${[type, uid].filter(Boolean).join(' ')} (${lang})`;

/**
 * Creates missing documents and updates those that differ. English documents come first, then their translations.
 * All changes stay in the migration release until it is published. The client waits 1.5 s between writes,
 * as the service requires, and longer if the service requests it.
 */
export const pushDocuments = async (
  { documents, publicFolder, ledger }: PushedContent,
  settings: PushSettings,
  logAction: LogAction,
): Promise<void> => {
  const client = createWriteClient(settings.repository, {
    writeToken: settings.writeToken,
    documentAPIEndpoint: settings.documentApi,
    assetAPIEndpoint: settings.assetApi,
    migrationAPIEndpoint: settings.migrationApi,
    ...(settings.accessToken !== undefined && { accessToken: settings.accessToken }),
  });
  const repository = await client.getRepository();
  const missing = documents.find(({ lang }) => !repository.languages.some(({ id }) => id === lang));
  if (missing) throw new Error(`The repository does not have the language ${missing.lang}: add it first.`);
  const [master] = repository.languages;
  if (master?.id !== defaultLocale) {
    throw new Error(`The master language of the repository must be ${defaultLocale}.`);
  }

  const types = new Set(documents.map(({ type }) => type));
  const published = (await client.dangerouslyGetAll({ lang: '*' })).filter(({ type }) => types.has(type));
  const present = new Map(published.map((document) => [keyOf(document as DocumentIdentity), document]));
  const migration = createMigration();
  const pictures = new Pictures(migration, await uploadedAssets(settings), publicFolder, logAction);
  const pending = new Map<string, MigratedDocument>();
  /** English documents by file, either published or just pushed, for linking their translations. */
  const masters = new Map<string, PrismicDocument | MigratedDocument>();

  for (const document of documents) {
    const { file, type, uid, lang, tags, data } = document;
    const key = keyOf(document);
    const before = present.get(key);
    if (before && covers(before.data, data) && covers(before.tags, tags)) {
      logAction('same', nameOf(document));
      if (lang === defaultLocale) masters.set(file, before);
      continue;
    }
    const id = before?.id ?? ledger.idOf(key);
    const filled = (await pictures.replaceIn(data)) as Record<string, never>;
    logAction(id === undefined ? 'insert' : 'update', nameOf(document));
    const content = { type, uid, lang, tags: [...tags], data: filled };
    const masterLanguageDocument = masters.get(file);
    const migrated =
      id === undefined
        ? migration.createDocument(
            content,
            nameOf(document),
            masterLanguageDocument && { masterLanguageDocument },
          )
        : migration.updateDocument(Object.assign({} as ExistingDocument, content, { id }), nameOf(document));
    if (lang === defaultLocale) masters.set(file, migrated);
    pending.set(key, migrated);
  }
  if (!settings.send || pending.size === 0) return;
  try {
    await client.migrate(migration);
  } finally {
    for (const [key, { document }] of pending) if (document.id) ledger.remember(key, document.id);
    await ledger.save();
  }
};
