import type { Embed } from '#domain/content/Embed';
import { ConsentPresenter } from '#ui/consent/ConsentPresenter';
import { EmbedPresenter } from '#ui/content/EmbedPresenter';
import { compose } from '../../support/compose';

const embed: Embed = { provider: 'youtube', kind: 'video', id: 'dQw4w9WgXcQ' };

it('CC-05 requires consent to social cookies, then shows all embeds on the page at once', async () => {
  const application = await compose();
  const [here, there] = [application.get(EmbedPresenter), application.get(EmbedPresenter)];
  here.onShow();
  there.onShow();
  expect([here.state, there.state]).toEqual(['asking', 'asking']);

  here.accept();
  expect([here.state, there.state]).toEqual(['shown', 'shown']);
  expect([here.wasAcceptedHere, there.wasAcceptedHere]).toEqual([true, false]);
  expect(application.consentStore.read()).toMatchObject({ social: 'agree', targeting: 'unknown' });
});

it('CC-05 disappears when consent is withdrawn', async () => {
  const application = await compose();
  const presenter = application.get(EmbedPresenter);
  presenter.onShow();
  presenter.accept();
  application.get(ConsentPresenter).declineAll();
  expect(presenter.state).toBe('asking');
});

it('CC-05 waits for this browser’s stored consent before showing an embed', async () => {
  const application = await compose();
  application.get(ConsentPresenter).agreeToAll();
  const presenter = application.get(EmbedPresenter);
  expect(presenter.state).toBe('waiting');
  presenter.onShow();
  expect(presenter.state).toBe('shown');
  expect(presenter.wasAcceptedHere).toBe(false);
});

it('CC-05 opens the cookie details', async () => {
  const application = await compose();
  application.get(EmbedPresenter).showDetails();
  expect(application.get(ConsentPresenter).state.kind).toBe('detailing');
});

it('CC-05 uses the YouTube player without cookies unless another player is configured', async () => {
  const application = await compose();
  expect(application.get(EmbedPresenter).frameAddress(embed, false)).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\//,
  );
});
