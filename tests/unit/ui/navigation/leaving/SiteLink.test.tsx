import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { richTextOf } from '#infrastructure/content/reading/richText';
import { RichText } from '#ui/content/RichText';
import { Translations } from '#ui/content/Translations';
import { LazyLeavingDialog } from '#ui/navigation/leaving/LazyLeavingDialog';
import { LeavingPresenter } from '#ui/navigation/leaving/LeavingPresenter';
import { NewWindowContext } from '#ui/navigation/leaving/NewWindowPolicy';
import { SiteLink } from '#ui/navigation/leaving/SiteLink';
import { compose } from '#tests/unit/support/compose';
import { renderWithRouter } from '#tests/unit/support/renderWithRouter';

const renderLink = async (children: React.ReactNode) => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const leaving = application.get(LeavingPresenter);
  await leaving.load('en-us');
  renderWithRouter(
    application,
    <>
      {children}
      <LazyLeavingDialog />
    </>,
  );
  return leaving;
};

it('SH-14 the popup shows the host name and lets the visitor leave or stay', async () => {
  await renderLink(<SiteLink to="https://unknown.test/a?b">Elsewhere</SiteLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const popup = await screen.findByRole('dialog', { name: 'Leave this site?' });
  expect(popup).toHaveTextContent('unknown.test');
  const go = screen.getByRole('link', { name: 'Go to that site' });
  expect(go).toHaveAttribute('href', 'https://unknown.test/a?b');
  expect(go).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('SH-14 LN-01 in another program’s window, the popup opens the link in a new window', async () => {
  await renderLink(
    <NewWindowContext value={{ staysIn: () => false }}>
      <SiteLink to="https://unknown.test/a">Elsewhere</SiteLink>
    </NewWindowContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('dialog');
  expect(screen.getByRole('link', { name: 'Go to that site' })).toHaveAttribute('target', '_blank');
});

it('SH-14 a link opened in a new tab shows the confirmation page', async () => {
  const leaving = await renderLink(<SiteLink to="https://creators.farstead.test/">Creators</SiteLink>);
  let followed = false;
  const follow = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', follow, { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Creators' }), { ctrlKey: true });
  expect(followed).toBe(true);
  expect(leaving.confirmation).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Creators' })).toHaveAttribute('href', '/external-link/creators');
});

it.each(['javascript:alert(1)', 'data:text/html,hello', 'https://farstead.test@evil.test/'])(
  'SH-14 renders %s as plain text',
  async (to) => {
    await renderLink(<SiteLink to={to}>Words</SiteLink>);
    expect(screen.getByText('Words')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it('SH-14 requires confirmation for links in editors’ texts', async () => {
  const text = 'Here, there and on this page';
  const link = (start: number, end: number, url: string) => ({
    start,
    end,
    type: 'hyperlink',
    data: { link_type: 'Web', url },
  });
  const spans = [link(0, 4, '/news'), link(6, 11, 'https://unknown.test/'), link(16, 28, '#top')];
  const blocks = richTextOf([{ type: 'paragraph', text, spans }]);
  await renderLink(<RichText blocks={blocks} />);
  expect(screen.getByRole('link', { name: 'Here' })).toHaveAttribute('href', '/news');
  await userEvent.click(screen.getByRole('link', { name: 'there' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('unknown.test');
});
