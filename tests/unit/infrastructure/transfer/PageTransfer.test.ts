import type { DocumentPage, DocumentQuery } from '../../../../src/infrastructure/content/Documents';
import { landingPage } from '../../../../src/domain/content/models/landingPage';
import { succeed, type Success } from '../../../../src/domain/shared/Result';
import { DescribedContent } from '../../../../src/infrastructure/content/DescribedContent';
import { fakeConfiguration } from '../../../../src/infrastructure/fake/configuration/FakeConfigurationSource';
import { ShippedDocuments } from '../../../../src/infrastructure/content/ShippedDocuments';
import { PageTransfer } from '../../../../src/infrastructure/transfer/PageTransfer';
import { RecordedDocuments } from '../../../../src/infrastructure/transfer/RecordedDocuments';
import { TransferredDocuments } from '../../../../src/infrastructure/transfer/TransferredDocuments';
import type { ResilientDocuments } from '../../../../src/infrastructure/content/ResilientDocuments';
import type { RememberedDocuments } from '../../../../src/infrastructure/content/RememberedDocuments';

const query: DocumentQuery = { type: 'texts', locale: 'fr-fr', pageSize: 100 };
const know = jest.fn();
const nobody = {
  know,
  find: () => Promise.reject(new Error('asked again')),
} as unknown as RememberedDocuments;

const carriedPage = async (): Promise<string> => {
  const transfer = new PageTransfer();
  transfer.configuration = fakeConfiguration;
  const shipped = new ShippedDocuments() as unknown as ResilientDocuments;
  await new RecordedDocuments(shipped, transfer).find(query);
  return transfer.toJson();
};

it('SH-07 brings the remote configuration along', async () => {
  expect(PageTransfer.fromJson(await carriedPage()).configuration).toEqual(fakeConfiguration);
});

it('SH-07 transfers the ref of the published content', () => {
  const transfer = new PageTransfer();
  expect(PageTransfer.fromJson(transfer.toJson()).contentRef).toBeUndefined();
  transfer.contentRef = 'main-ref';
  expect(PageTransfer.fromJson(transfer.toJson()).contentRef).toBe('main-ref');
});

it('LA-03 brings along what the server read, once, as an answer of this moment', async () => {
  const documents = new TransferredDocuments(PageTransfer.fromJson(await carriedPage()), nobody);
  const found = await documents.find({ ...query });
  expect(found).toEqual(await new ShippedDocuments().find(query));
  expect(succeed(know.mock.lastCall[1])).toEqual(found);
  await expect(documents.find(query)).rejects.toThrow('asked again');
});

it('LA-03 transfers the fields of pictures, files and slices that are read, without the service’s metadata', async () => {
  const transfer = new PageTransfer();
  const home: DocumentQuery = { type: 'landing_page', locale: 'en-us', uid: 'home' };
  const shipped = await new ShippedDocuments().find(home);
  const service = { find: async () => shipped } as unknown as ResilientDocuments;
  expect(await new RecordedDocuments(service, transfer).find(home)).toEqual(shipped);
  const contentIn = async (json: string) => {
    const documents = new TransferredDocuments(PageTransfer.fromJson(json), nobody);
    return new DescribedContent(documents).one(landingPage, home);
  };
  const whole = new PageTransfer();
  whole.record(home, (shipped as Success<DocumentPage>).value);
  expect(await contentIn(transfer.toJson())).toEqual(await contentIn(whole.toJson()));
  expect(transfer.toJson()).not.toMatch(/dimensions|link_type|slice_label|variation/);
  expect(whole.toJson().length - transfer.toJson().length).toBeGreaterThan(1000);
});

it('LA-03 asks the content service for what it does not bring', async () => {
  const page: DocumentPage = { documents: [], total: 0, pages: 0 };
  const service = { find: async () => succeed(page) } as unknown as RememberedDocuments;
  const documents = new TransferredDocuments(new PageTransfer(), service);
  expect(await documents.find(query)).toEqual(succeed(page));
});

it.each([undefined, ''])('brings nothing when the page has no state: %j', (json) => {
  expect(PageTransfer.fromJson(json).configuration).toBeUndefined();
});
