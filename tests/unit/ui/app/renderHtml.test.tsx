import { AppPresenter } from '#ui/app/AppPresenter';
import { renderHtml } from '#ui/app/renderHtml';
import { blankPages, composeUnconfigured } from '../../support/compose';

const renderHome = async (View: () => string) => {
  const application = composeUnconfigured({ pages: { ...blankPages, home: async () => ({ View }) } });
  await application.get(AppPresenter).start();
  return renderHtml(application.container);
};

it('renders long sections where they are, without scripts', async () => {
  const html = await renderHome(() => 'Welcome. '.repeat(5_000));
  expect(html).toMatch(/<main[^>]*>(?:Welcome\. ){5000}<\/main>.*<\/footer>/s);
  expect(html).not.toContain('<script');
});

it('throws the error of a view instead of leaving out its section', async () => {
  const error = new Error('broken view');
  await expect(
    renderHome(() => {
      throw error;
    }),
  ).rejects.toBe(error);
});
