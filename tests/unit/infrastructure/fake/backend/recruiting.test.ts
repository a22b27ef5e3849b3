import { InviteFriend } from '#application/recruitment/InviteFriend';
import { LinkRecruiter } from '#application/recruitment/LinkRecruiter';
import { Recruiting } from '#application/recruitment/Recruiting';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../../support/compose';

const setUp = async () => {
  const application = await compose();
  const invite = jest.fn(async (email: string) => succeed(void email));
  const linkRecruiter = jest.fn(async (code: string) => succeed(void code));
  application.replace(Recruiting, { invite, linkRecruiter } as unknown as Recruiting);
  return { application, invite, linkRecruiter };
};

it.each(['', '   ', '.', '..', ' .. '])(
  'RC-01 rejects %j, which would change the request path, without sending a request',
  async (typed) => {
    const { application, invite } = await setUp();
    expect(await application.get(InviteFriend).execute(typed)).toEqual({
      ok: false,
      error: { kind: 'refused', keys: ['error_email_invalid'] },
    });
    expect(invite).not.toHaveBeenCalled();
  },
);

it.each([
  [' friend@farstead.test ', 'friend@farstead.test'],
  ['nobody', 'nobody'],
  ['../login', '../login'],
])('RC-01 sends %j and lets the server validate the format', async (typed, email) => {
  const { application, invite } = await setUp();
  expect(await application.get(InviteFriend).execute(typed)).toEqual({ ok: true, value: undefined });
  expect(invite).toHaveBeenCalledWith(email);
});

it.each([
  ['https://farstead.test/signup?recruiter=Mira-Vance', 'Mira-Vance'],
  ['no equals sign', 'no-code'],
])('RC-01 linking a recruiter with %j sends %j', async (link, code) => {
  const { application, linkRecruiter } = await setUp();
  await application.get(LinkRecruiter).execute(link);
  expect(linkRecruiter).toHaveBeenCalledWith(code);
});
