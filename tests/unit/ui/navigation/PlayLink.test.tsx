import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Session } from '#application/session/Session';
import { pathOf } from '#domain/navigation/pagePaths';
import { PlayLink } from '#ui/navigation/PlayLink';
import { textsOf } from '../../infrastructure/content/contentFiles';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';
import { viewLocales } from '../../support/viewLocales';

describe.each(viewLocales)('the button for playing in %s', (locale) => {
  it.each([
    ['buy', undefined, 'buy'],
    ['download', 'subscriber', 'accountDownload'],
    ['buy', 'new', 'buy'],
  ] as const)('SH-08 offers to %s to a visitor who is %s', async (action, as, page) => {
    const application = await compose({ path: pathOf('home', locale), ...(as && { as }) });
    await loadTexts(application, locale, []);
    await application.get(Session).start();
    renderWithRouter(application, <PlayLink />);
    const label = textsOf(locale, 'texts/navigation.json').get(`.entries:play.${action}`) ?? 'none';
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', pathOf(page, locale));
  });
});
