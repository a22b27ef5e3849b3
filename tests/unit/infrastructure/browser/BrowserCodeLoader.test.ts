/** @jest-environment jest-fixed-jsdom */
import { OngoingUse, type Use } from '#application/shared/OngoingUse';
import { BrowserCodeLoader } from '#infrastructure/browser/BrowserCodeLoader';
import { carryInput, takeCarriedInput } from '#infrastructure/browser/carriedInput';
import { flushPromises } from '../../support/flushPromises';

const file = 'https://farstead.test/assets/search.0123456789ab.js';

/** As webpack throws it. A style sheet has another name, but also the URL. */
const chunkError = (url = file): Error =>
  Object.assign(new Error('Loading chunk search failed.'), { name: 'ChunkLoadError', request: url });

type Reply = { readonly status: number; readonly type?: string } | 'offline';

const setUp = (reply: Reply, use = new OngoingUse()) => {
  const reload = jest.fn();
  const requests: unknown[] = [];
  const fetch = async (...request: unknown[]) => {
    requests.push(request);
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const { status, type = 'application/javascript' } = reply;
    return new Response(null, { status, headers: { 'content-type': type } });
  };
  const page = {
    fetch,
    document,
    sessionStorage: window.sessionStorage,
    location: { href: 'https://farstead.test/press', pathname: '/press', reload },
  } as unknown as Window & typeof globalThis;
  return { loader: new BrowserCodeLoader({ window: page }, use), page, reload, requests };
};

const fail = (error: unknown) => () => Promise.reject(error as Error);

const missing = { ok: false, error: { kind: 'server', status: 404 } };

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = '';
});

it.each<Reply>([
  { status: 404 },
  { status: 403 },
  { status: 410 },
  { status: 200, type: 'text/html; charset=utf-8' },
])('loads the document again, once, if a release has replaced the file (%j)', async (reply) => {
  const { loader, reload, requests } = setUp(reply);
  const settled = jest.fn();
  void loader.load(fail(chunkError())).then(settled);
  await flushPromises();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  expect(requests).toEqual([[file, { method: 'HEAD', cache: 'no-store' }]]);

  expect(await loader.load(fail(chunkError()))).toEqual(missing);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[Reply, unknown]>([
  ['offline', { kind: 'offline' }],
  [{ status: 200 }, { kind: 'offline' }],
  [{ status: 503 }, { kind: 'server', status: 503 }],
])('keeps the document if no release has replaced the file (%j)', async (reply, error) => {
  const { loader, reload } = setUp(reply);
  expect(await loader.load(fail(chunkError()))).toEqual({ ok: false, error });
  expect(reload).not.toHaveBeenCalled();
});

it('loads the document again for each file that another release has replaced', async () => {
  const { loader, reload } = setUp({ status: 404 });
  void loader.load(fail(chunkError()));
  void loader.load(fail(chunkError('/assets/search.ba9876543210.js')));
  await flushPromises();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each<Use>(['uploading', 'paying', 'showing-once'])(
  'keeps the document while the page is used for %s',
  async (kind) => {
    const use = new OngoingUse();
    const { loader, reload } = setUp({ status: 404 }, use);
    const end = use.begin(kind);
    expect(await loader.load(fail(chunkError()))).toEqual(missing);
    expect(reload).not.toHaveBeenCalled();
    end();
    void loader.load(fail(chunkError()));
    await flushPromises();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('does not load the document again if the browser stores nothing, because it could not count', async () => {
  const { loader, page, reload } = setUp({ status: 404 });
  Object.assign(page, { sessionStorage: { getItem: () => null, setItem: () => undefined } });
  expect(await loader.load(fail(chunkError()))).toEqual(missing);
  expect(reload).not.toHaveBeenCalled();
});

it('throws errors that do not come from loading a file', async () => {
  const { loader } = setUp({ status: 404 });
  await expect(loader.load(fail(new Error('broken module')))).rejects.toThrow('broken module');
});

it('ignores the failure of code that the page works without', async () => {
  const { loader, reload, requests } = setUp({ status: 404 });
  expect(await loader.tryLoad(fail(chunkError()))).toBeUndefined();
  expect([reload.mock.calls, requests]).toEqual([[], []]);
});

const fields = `
  <input name="email" type="email">
  <input name="email" type="email">
  <textarea name="message" autocomplete="off"></textarea>
  <input name="agrees" type="checkbox">
  <input name="kind" type="radio" value="a"><input name="kind" type="radio" value="b">
  <select name="subject"><option value="">Choose</option><option value="press">Press</option></select>
  <input name="password" type="password">
  <input name="otp" autocomplete="one-time-code">
  <input name="recoveryCode" autocomplete="off">`;

const field = (name: string, index = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[index] as HTMLInputElement;

const fillIn = () => {
  document.body.innerHTML = fields;
  for (const name of ['message', 'password', 'otp', 'recoveryCode']) field(name).value = `my ${name}`;
  field('email', 1).value = 'ada@farstead.test';
  field('subject').value = 'press';
  field('agrees').checked = true;
  field('kind', 1).checked = true;
};

const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ type, value, checked }) => (/checkbox|radio/.test(type) ? checked : value),
  );

it('carries what the visitor has entered to the next document, except passwords and codes', async () => {
  const { loader, page } = setUp({ status: 404 });
  fillIn();
  void loader.load(fail(chunkError()));
  await flushPromises();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/my (?:password|otp|recoveryCode)/);

  document.body.innerHTML = fields;
  takeCarriedInput(page)();
  expect(shown()).toEqual(['', 'ada@farstead.test', 'my message', true, false, true, 'press', '', '', '']);

  document.body.innerHTML = fields;
  takeCarriedInput(page)();
  expect(field('message').value).toBe('');
});

it('fills in nothing that was carried to another path', async () => {
  const { page } = setUp({ status: 404 });
  fillIn();
  carryInput(page, '/de/presse');
  document.body.innerHTML = fields;
  takeCarriedInput(page)();
  expect(field('message').value).toBe('');
});

it('carries nothing to another page', async () => {
  const { loader, page } = setUp({ status: 404 });
  fillIn();
  void loader.load(fail(chunkError()), true);
  await flushPromises();
  document.body.innerHTML = fields;
  takeCarriedInput(page)();
  expect(field('message').value).toBe('');
});
