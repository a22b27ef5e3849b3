import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { richTextOf } from '#infrastructure/content/reading/richText';
import { ConsentPresenter } from '#ui/consent/ConsentPresenter';
import { InlineRichText, RichText } from '#ui/content/RichText';
import { Translations } from '#ui/content/Translations';
import { compose } from '../../support/compose';
import { renderWithRouter } from '../../support/renderWithRouter';

const blocks = richTextOf([
  { type: 'paragraph', text: 'Before', spans: [] },
  { type: 'embed', oembed: { embed_url: 'https://youtu.be/dQw4w9WgXcQ', title: 'First light' } },
  { type: 'embed', oembed: { embed_url: 'https://elsewhere.test/', html: '<script>alert(1)</script>' } },
  { type: 'list-item', text: 'After', spans: [] },
]);

it('CC-05 an embed requires consent, opens in place with the focus, and closes on withdrawal', async () => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const { container } = renderWithRouter(application, <RichText blocks={blocks} />);
  const place = screen.getByRole('group', { name: 'First light' });
  expect(container.querySelector('iframe, script')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open it on YouTube instead' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(screen.getByRole('link', { name: 'https://elsewhere.test/' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Accept and show' }));
  expect(screen.getByTitle('First light')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1',
  );
  expect(place).toHaveFocus();

  act(() => application.get(ConsentPresenter).declineAll());
  expect(container.querySelector('iframe')).toBeNull();
});

it('CF-03 inline rich text has no paragraphs, and its links open in a new tab', async () => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const link = { start: 9, end: 12, type: 'hyperlink', data: { link_type: 'Web', url: '/legal/eula' } };
  const content = [
    { type: 'paragraph', text: 'I accept all.', spans: [link] },
    { type: 'paragraph', text: 'Really.', spans: [] },
  ];
  const { container } = renderWithRouter(application, <InlineRichText blocks={richTextOf(content)} beside />);
  expect(container).toHaveTextContent('I accept all. Really.');
  expect(container.querySelector('p')).toBeNull();
  expect(screen.getByRole('link', { name: 'all' })).toHaveAttribute('target', '_blank');
});
