import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Configuration } from '#application/configuration/Configuration';
import { Certificates } from '#application/session/Certificates';
import { Session } from '#application/session/Session';
import { TokenVerifier } from '#application/session/TokenVerifier';
import { SiteSearch } from '#application/search/SiteSearch';
import { FakeCodeLoader } from '#infrastructure/fake/browser/FakeCodeLoader';
import { FakeAuthenticator } from '#infrastructure/fake/session/FakeAuthenticator';
import { WebAuthnPasskeyDevice } from '#infrastructure/browser/WebAuthnPasskeyDevice';
import { BundledDocuments } from '#infrastructure/content/BundledDocuments';
import { JoseTokenVerifier } from '#infrastructure/http/session/JoseTokenVerifier';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { samplePassword } from '#samples/accounts';
import { Page } from '#ui/app/Page';
import { PagePresenter } from '#ui/app/PagePresenter';
import { Translations } from '#ui/content/Translations';
import { SearchPresenter } from '#ui/search/SearchPresenter';
import { LoginPresenter } from '#ui/session/LoginPresenter';
import { later } from '#ui/loading/later';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';
import { flushPromises } from '../../support/flushPromises';

/** What the code loader returns if a file is still missing after the document was loaded again. */
const missing = { kind: 'server', status: 404 } as const;

const arrange = async (path = '/') => {
  const application = await compose({ path });
  await application.get(Translations).load('en-us');
  await application.get(Session).start();
  return application;
};

const outdated = (): FakeCodeLoader => Object.assign(new FakeCodeLoader(), { failure: missing });

describe('a release while a page is open', () => {
  it('a part of the page says that it could not be loaded, and can be loaded again', async () => {
    const application = await arrange();
    const Lightbox = later(async () => () => <p>A picture</p>);
    application.code.failure = missing;
    render(<Lightbox />, { wrapper: createWrapper(application) });
    expect(await screen.findByText(/code 404/)).toBeDefined();
    application.code.failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('A picture')).toBeDefined();
  });

  it('the next page does not blame the connection', async () => {
    const application = await arrange();
    const page = application.get(PagePresenter);
    await page.start();
    application.code.failure = missing;
    application.navigator.push('/login');
    await flushPromises();
    expect(page.state).toMatchObject({ kind: 'failed', problem: missing });
    render(<Page />, { wrapper: createWrapper(application) });
    expect(screen.getByText(/code 404/)).toBeDefined();
    expect(screen.queryByText(/connection/i)).toBeNull();
  });

  it('the next page gets no input of this page, but the first page of a document does', async () => {
    const application = await arrange();
    await application.get(PagePresenter).start();
    expect(new Set(application.code.loads)).toEqual(new Set([false]));
    application.code.loads.length = 0;
    application.navigator.push('/login');
    await flushPromises();
    expect(new Set(application.code.loads)).toEqual(new Set([true]));
    application.code.loads.length = 0;
    application.linkIntents.hover('/');
    await flushPromises();
    expect(application.code.loads).toEqual([]);
  });

  it('the search says that it could not be loaded', async () => {
    const application = await arrange('/tutorials');
    application.code.failure = missing;
    expect(await application.get(SiteSearch).open('tutorials', 'en-us')).toBeUndefined();
    const search = application.get(SearchPresenter);
    search.type('mining');
    await flushPromises();
    expect([search.state, search.hasLoadFailed, search.query]).toEqual(['failed', true, 'mining']);
  });

  it('a session and bundled documents report the missing code, not the connection', async () => {
    const { container } = await arrange();
    const verifier = new JoseTokenVerifier(
      container.get(Certificates),
      container.get(Configuration),
      container.get(ServerTime),
      outdated(),
    );
    expect(await verifier.verify('a.b.c')).toEqual({ ok: false, error: missing });
    const documents = new BundledDocuments(outdated());
    expect(await documents.find({ type: 'texts', locale: 'en-us' })).toEqual({ ok: false, error: missing });
  });

  it('a passkey reports the missing code, not the browser', async () => {
    const device = new WebAuthnPasskeyDevice({ window }, outdated());
    const request = { challenge: 'YQ', siteId: 'farstead.test', allowed: [] };
    expect(await device.getAssertion(request)).toEqual({ ok: false, error: missing });
    const canceled = { ok: false, error: { kind: 'passkey-canceled' } };
    expect(await device.offer(request, new AbortController().signal)).toEqual(canceled);
  });

  it('a login loads the code of the session before it uses up a code or a key', async () => {
    const application = await compose({ path: '/login' });
    const order: string[] = [];
    const verifier = application.get(TokenVerifier);
    application.replace(TokenVerifier, {
      prepare: async () => void order.push('prepare'),
      verify: (token) => verifier.verify(token),
    });
    const { signIn } = FakeAuthenticator.prototype;
    jest.spyOn(FakeAuthenticator.prototype, 'signIn').mockImplementation(function (
      this: FakeAuthenticator,
      ...sent
    ) {
      order.push('sign in');
      return signIn.apply(this, sent);
    });
    const login = application.get(LoginPresenter);
    login.changeEmail('new@farstead.test');
    login.changePassword(samplePassword);
    await login.submit();
    expect(order).toEqual(['prepare', 'sign in']);
  });
});
