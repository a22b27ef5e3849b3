import type { BrowserContext, Page } from '@playwright/test';
import { legalPath } from '#domain/navigation/pagePaths';
import { english, languages, type SiteLanguage } from './support/languages';
import { siteOrigin } from './support/origins';
import { RequestLog } from './support/RequestLog';
import type { ReceivedReports, Sandbox } from './support/Sandbox';
import { expect, test } from './support/test';

/** A visitor and their actions with pages and cookies. */
class Visitor {
  constructor(
    private readonly page: Page,
    private readonly language: SiteLanguage,
  ) {}

  /** Opens a legal page from the footer, without loading a new document. */
  async openLegalPage(
    key: 'eula' | 'privacy-policy' | 'code-of-conduct' | 'terms-and-conditions',
  ): Promise<string> {
    const name = this.language.text(`legal:page.${key}`);
    await this.page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    return siteOrigin + legalPath(key, this.language.locale);
  }

  async declineAll(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('banner.declineAll') }).click();
    await expect(this.page.getByRole('region', { name: this.text('banner.label') })).toBeHidden();
  }

  /** Accepts exactly these categories in the form. */
  async agreeTo(...categories: readonly string[]): Promise<void> {
    await this.page
      .getByRole('contentinfo')
      .getByRole('button', { name: this.text('footerLink') })
      .click();
    const form = this.page.getByRole('dialog', { name: this.text('details.title') });
    await form.getByRole('button', { name: this.text('details.deselectAll') }).click();
    for (const category of categories) {
      await form.getByRole('checkbox', { name: this.text(`category.${category}.name`) }).check();
    }
    await form.getByRole('button', { name: this.text('details.save') }).click();
    await expect(form).toBeHidden();
  }

  /** Simulates an uncaught error. */
  async throwError(message: string): Promise<void> {
    await this.page.evaluate((text) => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error(text), message: text }));
    }, message);
  }

  private text(key: string): string {
    return this.language.text(`consent:${key}`);
  }
}

const viewsIn = ({ analytics }: ReceivedReports): unknown[] =>
  analytics.filter(({ name }) => name === 'page_view').map(({ parameters }) => parameters.page_location);

const errorsIn = ({ errors }: ReceivedReports): unknown[] =>
  errors.map(({ exception }) => exception.values.at(-1)?.value);

/** Returns the reports of this test once the numbers of page views and errors are as expected. */
const expectReports = async (
  sandbox: Sandbox,
  count: { views?: number; errors?: number },
): Promise<ReceivedReports> => {
  const { views = 0, errors = 0 } = count;
  await expect
    .poll(async () => {
      const reports = await sandbox.reports();
      return [viewsIn(reports).length, errorsIn(reports).length];
    }, 'page views and errors that were reported')
    .toEqual([views, errors]);
  return sandbox.reports();
};

const optionalCookies = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => /^(_ga|_gcl|ref$|siteid$|dismissed)/.test(name));

test.describe('in a country that requires consent', () => {
  test.use({ country: 'FR' });

  for (const language of languages) {
    test(`CC-06 SH-05 ER-01 nothing is reported before the visitor consents or after consent is withdrawn (${language.locale})`, async ({
      page,
      context,
      sandbox,
    }) => {
      const requests = new RequestLog(context);
      const visitor = new Visitor(page, language);
      await page.goto(`${language.path.home}?utm_source=letter&code=secret`);
      await expect(page.getByRole('region', { name: language.text('consent:banner.label') })).toBeVisible();
      await visitor.openLegalPage('code-of-conduct');
      await visitor.throwError('before the decision');
      await visitor.declineAll();
      await visitor.openLegalPage('terms-and-conditions');
      await visitor.throwError('declined');
      await visitor.agreeTo('functional', 'targeting', 'social');
      const first = await visitor.openLegalPage('eula');
      await visitor.throwError('performance declined');
      expect(requests.reportingRequests).toEqual([]);
      expect(requests.trackingRequests).toEqual([]);
      expect(await optionalCookies(context)).toEqual([]);

      await visitor.agreeTo('performance');
      await expectReports(sandbox, { views: 1 });
      const second = await visitor.openLegalPage('privacy-policy');
      await visitor.throwError('no planet for ada@farstead.test at 203.0.113.7');
      const agreed = await expectReports(sandbox, { views: 2, errors: 1 });
      expect(viewsIn(agreed)).toEqual([first, second]);
      expect(errorsIn(agreed)).toEqual(['no planet for [email] at [ip]']);
      expect(agreed.errors[0]?.request).toEqual({ url: second });
      expect(await optionalCookies(context)).toEqual(expect.arrayContaining(['_ga', '_ga_SANDBOX']));

      await visitor.agreeTo('functional');
      expect(await optionalCookies(context)).toEqual([]);
      const settled = requests.reportingRequests.length;
      await visitor.openLegalPage('code-of-conduct');
      await visitor.throwError('withdrawn');
      await page.reload();
      const third = await visitor.openLegalPage('eula');
      expect(requests.reportingRequests).toHaveLength(settled);
      expect(await optionalCookies(context)).toEqual([]);

      await visitor.agreeTo('performance');
      await visitor.throwError('agreed again');
      const again = await expectReports(sandbox, { views: 3, errors: 2 });
      expect(viewsIn(again)).toEqual([first, second, third]);
      expect(errorsIn(again)).toEqual(['no planet for [email] at [ip]', 'agreed again']);
    });
  }

  test('D-18 the tag receives the consent for each category and every change of consent', async ({
    page,
    context,
    sandbox,
  }) => {
    const visitor = new Visitor(page, english);
    await page.goto(english.path.home);
    await visitor.agreeTo('performance', 'functional');
    const [view] = (await expectReports(sandbox, { views: 1 })).analytics;
    expect(view?.consent).toMatchObject({
      analytics_storage: 'granted',
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      security_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    expect(await optionalCookies(context)).not.toContain('_gcl_au');

    await visitor.agreeTo('performance', 'targeting');
    await expect.poll(() => optionalCookies(context)).toContain('_gcl_au');
    const { analytics } = await sandbox.reports();
    expect(analytics.at(-1)?.consent).toMatchObject({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      functionality_storage: 'denied',
    });

    await visitor.agreeTo('performance');
    expect(await optionalCookies(context)).toEqual(expect.not.arrayContaining(['_gcl_au']));
  });

  test('ER-01 known noise errors are not reported', async ({ page, sandbox }) => {
    const visitor = new Visitor(page, english);
    await page.goto(english.path.home);
    await visitor.agreeTo('performance');
    for (const noise of [
      'Failed to fetch',
      'canceled',
      'Network Error',
      'ResizeObserver loop limit exceeded',
    ]) {
      await visitor.throwError(noise);
    }
    await visitor.throwError('no noise');
    expect(errorsIn(await expectReports(sandbox, { views: 1, errors: 1 }))).toEqual(['no noise']);
  });
});

test.describe('in a country without a consent popup', () => {
  test('CC-03 CC-06 SH-18 reports the page view and the experiment with consent to all categories', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${english.path.home}?utm_source=letter&code=secret`);
    const { analytics } = await expectReports(sandbox, { views: 1 });
    expect(analytics[0]).toMatchObject({
      parameters: { page_location: `${siteOrigin}/?utm_source=letter`, page_title: english.title('home') },
      consent: { analytics_storage: 'granted', ad_storage: 'granted' },
    });
    await expect
      .poll(async () => (await sandbox.reports()).analytics.map(({ name }) => name))
      .toEqual(['page_view', 'experience_impression']);
    const [, impression] = (await sandbox.reports()).analytics;
    expect(impression?.parameters).toMatchObject({ experiment_id: 'sandbox', variant_id: 'b' });
  });

  test('D-17 CC-06 Global Privacy Control excludes targeting and social cookies', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(english.path.home);
    const [view] = (await expectReports(sandbox, { views: 1 })).analytics;
    expect(view?.consent).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
    expect(await optionalCookies(context)).not.toContain('_gcl_au');

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: english.text('consent:footerLink') })
      .click();
    const form = page.getByRole('dialog', { name: english.text('consent:details.title') });
    await expect(form.getByText(english.text('consent:gpc.title'))).toBeVisible();
    await expect(
      form.getByRole('checkbox', { name: english.text('consent:category.targeting.name') }),
    ).not.toBeChecked();
  });
});

test.describe('in an unknown country', () => {
  test.use({ country: 'unknown' });

  test('CC-03 CC-06 nothing is reported until the visitor opens the consent form and agrees', async ({
    page,
    context,
    sandbox,
  }) => {
    const requests = new RequestLog(context);
    const visitor = new Visitor(page, english);
    const located = page.waitForResponse('**/api/products/location');
    await page.goto(english.path.home);
    await (await located).finished();
    await visitor.throwError('nothing is decided');
    const place = await visitor.openLegalPage('eula');
    expect(requests.reportingRequests).toEqual([]);
    expect(requests.trackingRequests).toEqual([]);
    expect(requests.count).toBeGreaterThan(5);
    await visitor.agreeTo('performance');
    expect(viewsIn(await expectReports(sandbox, { views: 1 }))).toEqual([place]);
  });
});
