import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SiteSearch } from '#application/search/SiteSearch';
import { TutorialPresenter } from '#ui/tutorials/TutorialPresenter';
import { SearchField } from '#ui/search/SearchField';
import { compose, type Application } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { createWrapper } from '../../support/createWrapper';
import { showPage } from '../../support/showPage';
import { findNotice, notices } from '../../support/notices';

// jsdom has no layout.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

const arrange = async (): Promise<Application> => {
  const application = await compose();
  await loadTexts(application, 'en-us', ['search']);
  return application;
};

const box = (application: Application) =>
  render(<SearchField scope="tutorials" />, { wrapper: createWrapper(application) });

describe('TU-01 the search', () => {
  it('works as a combobox with the arrow keys and Enter', async () => {
    const application = await arrange();
    box(application);
    const field = screen.getByRole('combobox', { name: 'Search the tutorials' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'landing' } });
    const options = await screen.findAllByRole('option');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ results? found$/);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(application.navigator.path).toBe('/tutorials/first-flight');
  });

  it('reports that there are no results', async () => {
    box(await arrange());
    const field = screen.getByRole('combobox');
    fireEvent.change(field, { target: { value: 'qqqqqqqq' } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^No tutorial matches/));
  });

  it('reports that its index failed to load, retries, and restores focus to the field', async () => {
    const application = await arrange();
    const real = application.get(SiteSearch);
    const open = jest.fn(real.open.bind(real)).mockResolvedValueOnce(undefined);
    application.replace(SiteSearch, { open });
    box(application);
    const field = screen.getByRole('combobox');
    fireEvent.change(field, { target: { value: 'landing' } });
    expect((await findNotice('danger')).textContent).toContain('couldn’t be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('option');
    expect(notices('danger')).toEqual([]);
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('landing');
  });
});

const tutorialAt = (slug: string) => showPage('tutorial', TutorialPresenter, { params: { slug } });

const openNames = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);

describe('TU-02 a tutorial', () => {
  it('appears as current in the side navigation, where only one category is open at a time', async () => {
    const { container } = await tutorialAt('first-flight');
    expect(openNames(container)).toEqual(['Flying']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Take off, fly and land');
    const trading = screen.getByText('Trading and markets').closest('details') as HTMLDetailsElement;
    trading.open = true;
    await waitFor(() => expect(openNames(container)).toEqual(['Trading and markets']));
  });

  it('shows its video, or only its text when it has no video', async () => {
    const { container, unmount } = await tutorialAt('first-flight');
    expect(container.querySelector('.embed')).not.toBeNull();
    unmount();
    const text = await tutorialAt('first-hour');
    expect(text.container.querySelector('.embed')).toBeNull();
    expect(text.container.querySelectorAll('.tutorial__text ol > li').length).toBe(5);
  });
});
