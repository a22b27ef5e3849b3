import type { DocumentQuery } from '../../../../src/infrastructure/content/Documents';
import { RememberedDocuments } from '../../../../src/infrastructure/content/RememberedDocuments';
import { ResilientDocuments } from '../../../../src/infrastructure/content/ResilientDocuments';
import { ShippedDocuments } from '../../../../src/infrastructure/content/ShippedDocuments';
import {
  configured,
  found,
  json,
  ManualClock,
  news,
  prismicDocuments,
  repository,
  ScriptedConnection,
  type Reply,
} from './doubles';

const query: DocumentQuery = { type: 'texts', locale: 'en-us', uid: 'shell' };
const served = { ...news, id: 'served', uid: 'shell', type: 'texts' };

const remembering = async (reply: () => Reply = () => json(found(served))) => {
  let asked = 0;
  const connection = new ScriptedConnection((url) => {
    if (!url.pathname.endsWith('/search')) return json(repository);
    asked += 1;
    return reply();
  });
  const clock = new ManualClock();
  const service = prismicDocuments(await configured(), connection, clock);
  const documents = new RememberedDocuments(
    new ResilientDocuments(service, new ShippedDocuments(), clock),
    clock,
  );
  return { documents, clock, asked: () => asked };
};

it('CT-01 sends one request for documents read within the last minute', async () => {
  const { documents, clock, asked } = await remembering();
  const answers = await Promise.all([documents.find(query), documents.find(query)]);
  clock.pass(59_999);
  answers.push(await documents.find({ ...query }));
  expect(answers).toEqual(Array(3).fill(expect.objectContaining({ ok: true })));
  expect(asked()).toBe(1);
  clock.pass(1);
  await documents.find(query);
  await documents.find({ ...query, locale: 'de-de' });
  expect(asked()).toBe(3);
});

it('LA-03 documents that came with the page are reused for a minute', async () => {
  const { documents, clock, asked } = await remembering();
  const page = { documents: [], total: 0, pages: 0 };
  documents.know(query, page);
  expect(await documents.find(query)).toEqual({ ok: true, value: page });
  clock.pass(60_000);
  expect(await documents.find(query)).toMatchObject({ value: { total: 1 } });
  expect(asked()).toBe(1);
});

it('CT-03 drafts are requested every time', async () => {
  const { documents, asked } = await remembering();
  await documents.find({ ...query, preview: true });
  await documents.find({ ...query, preview: true });
  expect(asked()).toBe(2);
});

it('LA-03 documents that replaced a failed service’s answer are not cached', async () => {
  let reply: Reply = json({}, { status: 400 });
  const { documents, clock } = await remembering(() => reply);
  expect(await documents.find(query)).toMatchObject({ value: { documents: [{ id: 'texts-shell-en-us' }] } });
  reply = json(found(served));
  clock.pass(30_000);
  expect(await documents.find(query)).toMatchObject({ value: { documents: [{ id: 'served' }] } });
});
