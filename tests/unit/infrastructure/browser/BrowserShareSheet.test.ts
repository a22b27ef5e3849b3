import { BrowserShareSheet } from '#infrastructure/browser/BrowserShareSheet';

const content = { title: 'Download', url: 'https://farstead.test/account/download' };

const sheetOf = (navigator: object): BrowserShareSheet =>
  new BrowserShareSheet({ window: { navigator } as Window & typeof globalThis });

it.each([
  ['shares', undefined, true],
  ['accepts that the visitor closes the dialog', 'AbortError', true],
  ['reports that the browser does not allow sharing', 'NotAllowedError', false],
])('the share sheet %s', async (_, name, isOk) => {
  const share = jest.fn(async () => {
    if (name !== undefined) throw Object.assign(new Error(name), { name });
  });
  const sheet = sheetOf({ share });
  expect(sheet.isAvailable).toBe(true);
  expect(await sheet.share(content)).toBe(isOk);
  expect(share).toHaveBeenCalledWith(content);
});

it('the share sheet is unavailable in browsers without a share sheet', () => {
  expect(sheetOf({}).isAvailable).toBe(false);
});
