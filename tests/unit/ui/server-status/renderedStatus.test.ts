import { locales } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { FakeGameServices } from '#infrastructure/fake/server-status/FakeGameServices';
import { renderPage, visibleTexts } from '../../support/renderPage';

describe.each(locales)('the server-rendered page in %s', (locale) => {
  it('SS-01 contains the servers, the log, news and support but no live status', async () => {
    const list = jest.spyOn(FakeGameServices.prototype, 'list');
    const { html } = await renderPage(pathOf('serverStatus', locale));
    expect(list).not.toHaveBeenCalled();
    const words = visibleTexts(html).join('\n');
    expect(html).toContain('data-live');
    expect(words).toContain('Farstead');
    expect(html.match(/class="status-mark status-mark--unknown"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toMatch(/status-log__phase--(planned|running)|status-summary--up/);
    expect(html.match(/class="news-card /g)).toHaveLength(3);
    expect(html).toContain('/maintenance.ics"');
    expect(words).toContain('Discord');
    list.mockRestore();
  });
});
