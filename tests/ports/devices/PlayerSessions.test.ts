import { PlayerSessions } from '#application/devices/PlayerSessions';
import { Authenticator } from '#application/session/Authenticator';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs } from '../support/Site';
import { testFailures } from '../support/testFailures';

const done = { ok: true, value: undefined };

onBothAdapters('PlayerSessions', (open) => {
  const withAnother = async () => {
    const site = await open();
    const person = await signInAs(site, 'new');
    const other = await site.tokensExpiringIn(900, person);
    const sessions = site.application.get(PlayerSessions);
    const listed = async () => {
      const found = await sessions.list();
      if (!found.ok) throw new Error(JSON.stringify(found.error));
      return found.value;
    };
    return { site, person, other, sessions, listed };
  };

  it('lists each session and marks the current one', async () => {
    const { site, listed } = await withAnother();
    const found = await listed();
    expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { id, createdAt, lastUsedAt } of found) {
      expect(id).not.toBe('');
      expect(Math.abs(createdAt.getTime() - site.now().getTime())).toBeLessThan(60_000);
      expect(lastUsedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    }
  });

  it('lists the same session after a token refresh', async () => {
    const { site, listed } = await withAnother();
    const current = (await listed()).find(({ isCurrent }) => isCurrent);
    const held = site.application.tokens.read();
    if (!held) throw new Error('Nobody is signed in');
    const renewed = await site.application.get(Authenticator).refresh(held);
    if (!renewed.ok) throw new Error(JSON.stringify(renewed.error));
    site.application.tokens.write(renewed.value);
    expect((await listed()).find(({ isCurrent }) => isCurrent)?.id).toBe(current?.id);
  });

  it('an ended session cannot be renewed and is not listed', async () => {
    const { site, other, sessions, listed } = await withAnother();
    const others = (await listed()).filter(({ isCurrent }) => !isCurrent);
    for (const { id } of others) expect(await sessions.end(id)).toEqual(done);
    expect(await listed()).toHaveLength(1);
    expect(await site.application.get(Authenticator).refresh(other)).toEqual({
      ok: false,
      error: { kind: 'refresh-refused' },
    });
  });

  it('rejects ending a session a second time', async () => {
    const { sessions, listed } = await withAnother();
    const other = (await listed()).find(({ isCurrent }) => !isCurrent);
    await sessions.end(other?.id ?? '');
    expect(await sessions.end(other?.id ?? '')).toEqual({ ok: false, error: { kind: 'unknown-session' } });
  });

  it('ends all other sessions and keeps the current one', async () => {
    const { site, other, sessions, listed } = await withAnother();
    const held = site.application.tokens.read();
    expect(await sessions.endOthers()).toEqual(done);
    expect((await listed()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const authenticator = site.application.get(Authenticator);
    expect(await authenticator.refresh(other)).toMatchObject({ ok: false });
    expect(held && (await authenticator.refresh(held))).toMatchObject({ ok: true });
  });

  testFailures(open, '', {
    calls: {
      list: ({ application }) => application.get(PlayerSessions).list(),
      end: ({ application }) => application.get(PlayerSessions).end('11111111-1111-4111-8111-111111111111'),
      endOthers: ({ application }) => application.get(PlayerSessions).endOthers(),
    },
  });
});
