import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Translations } from '../../../../../src/ui/content/Translations';
import { PreviewNotice } from '../../../../../src/ui/content/preview/PreviewNotice';
import { compose } from '../../../support/compose';
import { inContainer } from '../../../support/inContainer';

const shown = async (ref?: string) => {
  const application = await compose({ path: '/legal/eula?a=1#licence' });
  application.preview.ref = ref;
  await application.get(Translations).load('fr-fr');
  return { application, ...render(<PreviewNotice />, { wrapper: inContainer(application) }) };
};

it('CT-03 whoever looks at drafts is told so, and leaves for the published page', async () => {
  const { application } = await shown('https://farstead.test/content/previews/one');
  expect(
    screen.getByText(
      'Vous regardez des brouillons que personne d’autre ne voit. Une fois l’aperçu terminé, c’est la version publiée.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitter l’aperçu' }));
  expect(application.preview.ref).toBeUndefined();
  expect(application.navigator.loaded).toEqual(['/legal/eula?a=1']);
});

it('CT-03 nobody else is told anything', async () => {
  expect((await shown()).container).toBeEmptyDOMElement();
});
