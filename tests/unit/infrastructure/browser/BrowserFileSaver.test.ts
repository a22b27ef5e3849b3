import { BrowserFileSaver } from '#infrastructure/browser/BrowserFileSaver';

const setUp = () => {
  const links: { href: string; download: string }[] = [];
  const createElement = () => {
    const link = { href: '', download: '', click: () => links.push(link) };
    return link;
  };
  const window = { document: { createElement }, setTimeout: jest.fn() };
  const saver = new BrowserFileSaver({ window: window as unknown as Window & typeof globalThis });
  return { saver, links };
};

it('lets the browser download a file from its address', () => {
  const { saver, links } = setUp();
  saver.save('game-assets.zip', { url: '/api/downloads/1' });
  expect(links).toMatchObject([{ href: '/api/downloads/1', download: 'game-assets.zip' }]);
});

it('saves a file from memory', async () => {
  const { saver, links } = setUp();
  saver.save('receipt.pdf', { type: 'application/pdf', bytes: new TextEncoder().encode('PDF').buffer });
  expect(links).toMatchObject([{ href: expect.stringMatching(/^blob:/), download: 'receipt.pdf' }]);
});
