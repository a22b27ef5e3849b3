import '@testing-library/jest-dom';
import { within } from '@testing-library/react';
import type { Locale } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { renderPage } from '../../support/renderPage';
import { dataOf, renderServedPage } from './renderServedPage';
import { viewLocales } from '../../support/viewLocales';

interface Recruit {
  readonly button: string;
  readonly intro_button: string;
  readonly how_title: string;
  readonly how_steps: readonly { readonly title: string }[];
  readonly rewards_title: string;
  readonly rewards_items: readonly { readonly name: string }[];
  readonly faq: readonly { readonly question: string }[];
}

const dataIn = (locale: Locale) => dataOf('recruit_page', locale) as unknown as Recruit;

it.each(viewLocales)(
  'RA-01 the served page contains the steps, rewards and questions (%s)',
  async (locale) => {
    const data = dataIn(locale);
    const main = within(await renderServedPage(pathOf('recruitAFriend', locale)));
    const steps = within(main.getByRole('region', { name: data.how_title }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      data.how_steps.map(({ title }) => title),
    );
    const rewards = within(main.getByRole('region', { name: data.rewards_title }));
    expect(rewards.getAllByRole('listitem')).toHaveLength(8);
    const questions = [...document.querySelectorAll('main details > summary')];
    expect(questions.map(({ textContent }) => textContent)).toEqual(data.faq.map(({ question }) => question));
    for (const link of main.getAllByRole('link', { name: data.button }))
      expect(link).toHaveAttribute('href', pathOf('accountRecruit', locale));
    // Without JavaScript, the button is a link to the video.
    expect(main.getByRole('link', { name: data.intro_button })).toHaveAttribute('href', '/films/intro.mp4');
    expect(document.querySelector('main video')).toBeNull();
  },
);

it.each(viewLocales)('RA-01 RC-01 shows the same rewards as the account page (%s)', async (locale) => {
  const rewardsOn = async (...page: Parameters<typeof renderPage>) => {
    document.body.innerHTML = (await renderPage(...page)).html;
    return [...document.querySelectorAll('.reward')].map((reward) => [
      reward.querySelector('img')?.getAttribute('src'),
      reward.querySelector('.reward__name')?.textContent,
      reward.querySelector('.reward__state')?.textContent,
    ]);
  };
  const here = await rewardsOn(pathOf('recruitAFriend', locale));
  expect(here).toHaveLength(8);
  expect(await rewardsOn(pathOf('accountRecruit', locale), { as: 'new' })).toEqual(here);
});

it.each([0, 1, 5, 50])('RA-01 shows %i rewards on the page', async (count) => {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Reward ${index}`, condition: 'Ask' }));
  await renderServedPage('/recruit-a-friend', { type: 'recruit_page', edit: { rewards_items: items } });
  expect(document.querySelectorAll('.rewards__grid > li')).toHaveLength(count);
  expect(document.querySelectorAll('.rewards')).toHaveLength(count === 0 ? 0 : 1);
  expect(document.querySelectorAll('#rewards')).toHaveLength(count === 0 ? 0 : 1);
});

it('RA-01 a reward without a pack, condition or image shows its other fields', async () => {
  const items = [
    { name: 'A handshake' },
    { pack: 99, name: 'Unknown pack' },
    { pack: 2, name: 'Beacon', condition: 'Not what the account says' },
    { pack: 3 },
  ];
  await renderServedPage('/recruit-a-friend', { type: 'recruit_page', edit: { rewards_items: items } });
  expect([...document.querySelectorAll('.reward')].map(({ textContent }) => textContent)).toEqual([
    'A handshake',
    'Unknown pack',
    'Beacon3 recruits',
  ]);
});

it('RA-01 does not show a video button when the page has no video', async () => {
  const edit = { intro_film_webm: {}, intro_film_mp4: null };
  const main = within(await renderServedPage('/recruit-a-friend', { type: 'recruit_page', edit }));
  expect(main.queryByRole('link', { name: 'Watch the video' })).toBeNull();
  expect(main.getAllByRole('link', { name: 'Get your link' })).toHaveLength(2);
});
