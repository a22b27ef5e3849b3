import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Translations } from '#ui/content/Translations';
import { PreviewNotice } from '#ui/content/preview/PreviewNotice';
import { compose } from '#tests/unit/support/compose';
import { createWrapper } from '#tests/unit/support/createWrapper';

const renderNotice = async (ref?: string) => {
  const application = await compose({ path: '/legal/eula?a=1#license' });
  application.preview.ref = ref;
  await application.get(Translations).load('fr-fr');
  return { application, ...render(<PreviewNotice />, { wrapper: createWrapper(application) }) };
};

it('CT-03 shows a notice to an editor who previews drafts, with a link to the published page', async () => {
  const { application } = await renderNotice('https://farstead.test/content/previews/one');
  expect(
    screen.getByText(
      'Vous regardez des brouillons que personne d’autre ne voit. Une fois l’aperçu terminé, c’est la version publiée.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitter l’aperçu' }));
  expect(application.preview.ref).toBeUndefined();
  expect(application.navigator.loadedPaths).toEqual(['/legal/eula?a=1']);
});

it('CT-03 does not show a notice to other visitors', async () => {
  expect((await renderNotice()).container).toBeEmptyDOMElement();
});
