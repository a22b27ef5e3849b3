import { failureModes } from './onBothAdapters';
import { signInAs, type OpenSite, type Site } from './Site';

interface PortCalls {
  /** Calls by name. */
  readonly calls: Readonly<Record<string, (site: Site) => Promise<unknown>>>;
  /** Values that some calls return instead of a failure, by name of the call. */
  readonly fallbacks?: Readonly<Record<string, unknown>>;
  /** Set if the calls need no session. */
  readonly isAnonymous?: true;
}

/** Over HTTP, calls with a form token also report that nothing was sent. */
const withoutMark = (outcome: unknown): unknown => {
  const { error } = (outcome ?? {}) as { readonly error?: { readonly hadNoEffect?: true } };
  if (!error) return outcome;
  const { hadNoEffect: _, ...rest } = error;
  return { ...(outcome as object), error: rest };
};

/**
 * Tests that every call of a port fails without a session, and while the server fails or cannot be reached.
 * @param requirement ids at the start of the test titles; empty if there are none
 */
export const testFailures = (
  open: OpenSite,
  requirement: string,
  { calls, fallbacks = {}, isAnonymous }: PortCalls,
): void => {
  const outcomes = async (site: Site): Promise<Readonly<Record<string, unknown>>> => {
    const found: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(calls)) found[name] = withoutMark(await call(site));
    return found;
  };

  const failedWith = (error: unknown): Readonly<Record<string, unknown>> => ({
    ...Object.fromEntries(Object.keys(calls).map((name) => [name, { ok: false, error }])),
    ...fallbacks,
  });

  if (!isAnonymous) {
    it(`${requirement} every call reports a missing session`.trimStart(), async () => {
      expect(await outcomes(await open())).toEqual(failedWith({ kind: 'signed-out' }));
    });
  }

  it.each(failureModes)(
    `${requirement} every call reports the failure when the server is %s`.trimStart(),
    async (network, error) => {
      const site = await open();
      if (!isAnonymous) await signInAs(site, 'new');
      await site.simulate(network);
      expect(await outcomes(site)).toEqual(failedWith(error));
    },
  );
};
