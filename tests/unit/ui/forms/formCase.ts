import type { Newable } from 'inversify';
import { Session } from '#application/session/Session';
import { StoredItems } from '#application/shared/StoredItems';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import type { Submission } from '#ui/forms/Submission';
import type { ViewLifecycle } from '#ui/presenter';
import { compose, type Application } from '../../support/compose';

type Values = Readonly<Record<string, string | boolean>>;

/** What most presenters of forms have in common, even if some of it is private. */
interface FormPresenter {
  readonly form?: { readonly values: Values; readonly draft?: { readonly fields: readonly string[] } };
  readonly sending?: Submission<unknown, unknown>;
  readonly failure?: unknown;
  submit?(): Promise<unknown>;
}

interface FormDescription<P> {
  readonly requirement?: string;
  /** Signed-in player; a guest by default. */
  readonly as?: PersonKey;
  readonly path?: string;
  /** Watches the call of the back end that sends the form. */
  readonly call: () => jest.SpyInstance;
  /** Makes the form ready to be sent. */
  readonly fill?: (presenter: P, application: Application) => unknown;
  /** Calls `submit` by default. */
  readonly submit?: (presenter: P) => Promise<unknown>;
  /** What the view shows if sending fails: `failure` or the problem of `sending` by default. */
  readonly problem?: (presenter: P) => unknown;
  /** Input that remains until it has been sent; by default, the values of `form`. */
  readonly values?: (presenter: P) => unknown;
  /** Fields that the form stores until it has been sent. */
  readonly draft?: readonly string[];
  /** True if the form closes when sending fails. */
  readonly closesOnFailure?: boolean;
}

interface OpenForm {
  readonly application: Application;
  readonly call: jest.SpyInstance;
  readonly submit: () => Promise<unknown>;
  readonly problem: () => unknown;
  readonly values: () => unknown;
  readonly dispose: () => void;
  /** Values of the fields that the form stores in its draft. */
  readonly storedValues: () => object;
  readonly storedValuesAfterReload: () => Promise<object>;
}

/** A form or an action of a presenter that the tests of all forms can open and send. */
export interface FormCase {
  readonly name: string;
  readonly requirement: string;
  readonly draft: readonly string[];
  readonly closesOnFailure: boolean;
  readonly open: () => Promise<OpenForm>;
}

export const formCase = <P extends ViewLifecycle>(
  Presenter: Newable<P>,
  { requirement = '', draft = [], closesOnFailure = false, ...description }: FormDescription<P>,
): FormCase => {
  const { as, path, call, fill, submit, problem, values } = description;
  const visit = async (stored?: StoredItems): Promise<Application> => {
    const application = await compose({ ...(path !== undefined && { path }), ...(as && { as }) });
    if (stored) application.replace(StoredItems, stored);
    await application.get(Session).start();
    return application;
  };
  const open = async (): Promise<OpenForm> => {
    const application = await visit();
    const presenter = application.get(Presenter);
    await fill?.(presenter, application);
    const common = presenter as unknown as FormPresenter;
    return {
      application,
      call: call(),
      submit: async () => (submit ? submit(presenter) : common.submit?.()),
      problem: () => {
        if (problem) return problem(presenter);
        return 'failure' in common ? common.failure : common.sending?.problem;
      },
      values: () => (values ? values(presenter) : common.form?.values),
      dispose: () => presenter.dispose?.(),
      storedValues: () => draftOf(common),
      storedValuesAfterReload: async () => {
        const again = (await visit(application.stored)).get(Presenter);
        again.onShow?.();
        return draftOf(again as unknown as FormPresenter);
      },
    };
  };
  return { name: Presenter.name, requirement, draft, closesOnFailure, open };
};

const draftOf = ({ form }: FormPresenter): object =>
  Object.fromEntries((form?.draft?.fields ?? []).map((field) => [field, form?.values[field]]));
