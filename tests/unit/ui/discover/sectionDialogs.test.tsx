import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SectionPages, type SectionPage } from '#application/discover/SectionPages';
import { SectionPageView } from '#ui/discover/SectionPageView';
// Compiled beforehand: the views import it when it is opened.
import '#ui/discover/SectionDialog';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';

const arrange = async (uid: string, change = (page: SectionPage): SectionPage => page) => {
  const application = await compose();
  await loadTexts(application, 'en-us', ['discover', 'consent']);
  const found = await application.get(SectionPages).findOne('landing', uid, 'en-us');
  if (!found.ok) throw new Error(found.error.kind);
  renderWithRouter(
    application,
    <SectionPageView page={change(found.value)} title="Title" releaseDate={undefined} />,
  );
  return application;
};

it('LP-01 the left button opens the video in a popup; closing it restores focus', async () => {
  await arrange('mining');
  const opener = screen.getByRole('link', { name: 'Watch the video' });
  opener.focus();
  fireEvent.click(opener, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(opener);
  const popup = await screen.findByRole('dialog', { name: 'Watch the video' });
  expect(popup.querySelector('video track')?.getAttribute('src')).toBe('/films/intro.en-us.vtt');
  fireEvent.click(within(popup).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('LP-01 CC-05 a video from another platform requires consent in its popup, with details', async () => {
  await arrange('shipyard');
  fireEvent.click(screen.getByRole('link', { name: 'Watch the launch' }));
  const popup = await screen.findByRole('dialog');
  expect(within(popup).getAllByRole('button').length).toBeGreaterThanOrEqual(3);
  expect(popup.querySelector('iframe')).toBeNull();
  fireEvent.click(within(popup).getByRole('button', { name: 'Accept and show' }));
  await waitFor(() => expect(popup.querySelector('iframe')?.getAttribute('src')).toContain('FrStd-yrd01'));
});

it('LP-01 the first big card opens the roadmap, which is described in words', async () => {
  await arrange('mining');
  fireEvent.click(screen.getByRole('button', { name: 'View the roadmap' }));
  const popup = await screen.findByRole('dialog', { name: 'Roadmap' });
  expect(within(popup).getByRole('img').getAttribute('alt')).toMatch(/winter convoy.*second sun/);
  fireEvent.keyDown(popup, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('LP-01 clicking a video cover replaces it with the player or the consent notice', async () => {
  await arrange('shipyard');
  fireEvent.click(screen.getByRole('button', { name: /^Play the video: The ring above Alioth/ }));
  expect(document.querySelector('.video-stage')).toBeNull();
  expect(document.querySelector('video')?.autoplay).toBe(true);
});

it('LP-01 CC-05 clicking the cover of another platform’s video shows the consent notice', async () => {
  await arrange('convoys');
  fireEvent.click(screen.getByRole('button', { name: /^Play the video: Gate 9/ }));
  const place = document.querySelector('.embed');
  expect(place?.getAttribute('data-state')).toBe('asking');
  expect(document.activeElement).toBe(place);
});

it('LP-01 the dots of a focused carousel scroll to their slides before its code loads', async () => {
  await arrange('mining');
  const scrolled: (number | undefined)[] = [];
  Object.assign(Element.prototype, {
    scrollTo: (where: ScrollToOptions) => scrolled.push(where.left),
  });
  const dots = document.querySelectorAll('.k-carousel__dots button');
  expect([...dots].map((dot) => dot.textContent)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  fireEvent.click(dots[2] as Element);
  expect(scrolled).toEqual([0]);
});
