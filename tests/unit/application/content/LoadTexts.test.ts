import { errorCatalogue } from '#domain/content/models/errorCatalogue';
import { texts as textsModel } from '#domain/content/models/texts';
import { Documents } from '#infrastructure/content/Documents';
import { LoadTexts, type Texts } from '#application/content/LoadTexts';
import { locales } from '#domain/language/Locale';
import { blankCases } from '../../support/blankCases';
import { compose } from '../../support/compose';
import { document, ScriptedDocuments } from '../../support/ScriptedDocuments';

const texts = async (documents: ScriptedDocuments): Promise<Texts> => {
  const application = await compose();
  application.replace(Documents, documents);
  return application.get(LoadTexts).execute('en-us', ['session', 'errors']);
};

it.each(locales)('LA-03 reads the requested namespaces in %s and the error catalog', async (locale) => {
  const application = await compose();
  const loaded = await application.get(LoadTexts).execute(locale, ['session', 'errors', 'app']);
  expect(Object.keys(loaded).sort()).toEqual(['app', 'errors', 'session']);
  expect(loaded.errors?.[100]).toMatch(/./);
});

it('LA-03 requests pages larger than the default of twenty documents', async () => {
  const documents = new ScriptedDocuments([]);
  await texts(documents);
  expect(documents.queries).toEqual([
    { type: 'texts', locale: 'en-us', uids: ['session'], pageSize: 100 },
    { type: 'error_catalogue', locale: 'en-us', pageSize: 100 },
  ]);
});

const login = {
  entries: [
    { key: 'title', text: 'Log in' },
    { key: 'submit', text: 'Go' },
  ],
};
const catalog = {
  errors: [
    { error_code: 100, error_text: 'Wrong' },
    { error_code: '107', error_text: 'Code' },
  ],
};

it('reads numeric and text keys', async () => {
  const documents = [document('texts', login, { uid: 'session' }), document('error_catalogue', catalog)];
  expect(await texts(new ScriptedDocuments(documents))).toEqual({
    session: { title: 'Log in', submit: 'Go' },
    errors: { 100: 'Wrong', 107: 'Code', first: 'Wrong' },
  });
});

it('reads the error text for code 0', async () => {
  const data = { errors: [{ error_code: 0, error_text: 'Sorry' }] };
  expect(await texts(new ScriptedDocuments([document('error_catalogue', data)]))).toEqual({
    errors: { 0: 'Sorry', first: 'Sorry' },
  });
});

it('returns no texts when the content service fails', async () => {
  expect(await texts(new ScriptedDocuments({ kind: 'timeout' }))).toEqual({ errors: {} });
});

it.each(blankCases(textsModel, login))('loads the other texts with %s', async (_, data) => {
  const loaded = await texts(new ScriptedDocuments([document('texts', data, { uid: 'session' })]));
  const entries = Object.values(loaded.session ?? {});
  expect(entries.every((text) => typeof text === 'string' && text !== '')).toBe(true);
});

it.each(blankCases(errorCatalogue, catalog))('loads the other error texts with %s', async (_, data) => {
  const { errors = {} } = await texts(new ScriptedDocuments([document('error_catalogue', data)]));
  expect(Object.values(errors).every((text) => typeof text === 'string' && text !== '')).toBe(true);
});

it('skips empty entries and reads the others', async () => {
  const data = { entries: [{ key: '', text: 'x' }, { key: 'a', text: '' }, null, { key: 'b', text: 'B' }] };
  expect(await texts(new ScriptedDocuments([document('texts', data, { uid: 'app' })]))).toEqual({
    app: { b: 'B' },
    errors: {},
  });
});
