import { addCall, type CallAnswers } from './call';
import type { Changes } from './Changes';
import { camel, kebab, pascal, sentence } from './names';
import { addTexts, formTexts } from './texts';

/** The developer's answers that describe a form with text fields and the API call that submits it. */
export interface FormAnswers extends Omit<CallAnswers, 'http'> {
  /** Name of the use case as a verb phrase, such as `RequestCall`. */
  readonly name: string;
  /** Namespace of the page's texts. */
  readonly namespace: string;
}

interface Names extends FormAnswers {
  readonly values: string;
  readonly prefix: string;
}

const domain = ({ name, fields, requirement }: Names): string => `
export type ${name}Field = ${fields.map((field) => `'${field}'`).join(' | ')};

export type ${name}Form = Readonly<Record<${name}Field, string>>;

/** Problems by field; empty if the form is valid (${requirement}). */
export const ${camel(name)}Problems = (form: ${name}Form): Partial<Record<${name}Field, 'required'>> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, typed]) => (typed.trim() === '' ? [[field, 'required']] : [])),
  );
`;

const useCase = ({ name, feature, port, method, fields, requirement }: Names): string => `
import type { ${name}Form } from '#domain/${feature}/${name}Form';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { ${port} } from './${port}';

/** Sends the form without surrounding spaces (${requirement}). */
@useCase
export class ${name} {
  constructor(private readonly ${camel(port)}: ${port}) {}

  execute({ ${fields.join(', ')} }: ${name}Form): Promise<Result<void, CallFailure>> {
    return this.${camel(port)}.${method}({ ${fields.map((field) => `${field}: ${field}.trim()`).join(', ')} });
  }
}
`;

const presenter = ({ name, feature, fields, requirement }: Names): string => `
import { ${name} } from '#application/${feature}/${name}';
import { Drafts } from '#application/session/Drafts';
import { ${camel(name)}Problems, type ${name}Form } from '#domain/${feature}/${name}Form';
import type { CallFailure } from '#domain/shared/CallFailure';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

const empty: ${name}Form = { ${fields.map((field) => `${field}: ''`).join(', ')} };

/** The form stores its input as a draft until it has been sent (${requirement}). */
@presenter
export class ${name}Presenter implements DisposablePresenter {
  readonly form: Form<${name}Form, 'required'>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, CallFailure>,
    private readonly ${camel(name)}: ${name},
    drafts: Drafts,
  ) {
    this.form = new Form<${name}Form, 'required'>(empty, {
      drafts,
      name: '${kebab(name)}',
      fields: [${fields.map((field) => `'${field}'`).join(', ')}],
    });
    makePresenterObservable(this);
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  async submit(): Promise<void> {
    const { values } = this.form;
    if (this.sending.isSending || !this.form.check(${camel(name)}Problems(values))) return;
    const sent = await this.sending.run(() => this.${camel(name)}.execute(values));
    if (sent?.ok) this.form.clear();
  }
}
`;

const field = (name: string, prefix: string): string => `
<TextField
  label={t('${prefix}.${name}.label')}
  name="${name}"
  required
  readOnly={isSending}
  value={values.${name}}
  error={problems.${name} && t('${prefix}.${name}.required')}
  onChange={(typed) => form.change('${name}', typed)}
/>`;

const view = ({ name, namespace, prefix, fields }: Names): string => `
import { observer } from 'mobx-react-lite';
import { FailureNotice } from '../content/FailureNotice';
import { useFailureText } from '../content/useFailureText';
import { useTexts } from '../content/useTexts';
import { SubmitForm } from '../forms/SubmitForm';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Panel } from '../kit/layout/Panel';
import { TextField } from '../kit/fields/TextField';
import { usePresenter } from '../usePresenter';
import { ${name}Presenter } from './${name}Presenter';

export const ${name}Form = observer(function ${name}Form() {
  const presenter = usePresenter(${name}Presenter);
  const t = useTexts('${namespace}');
  const failureText = useFailureText();
  const { form } = presenter;
  const { values, problems } = form;
  const { isSending, isDone, problem } = presenter.sending;

  return (
    <Panel title={t('${prefix}.title')}>
      {isDone && (
        <Notice tone="success" announce>
          {t('${prefix}.done')}
        </Notice>
      )}
      {problem && (
        <FailureNotice problem={problem} title={t('${prefix}.failure.title')}>
          {failureText(problem)}
        </FailureNotice>
      )}
      <SubmitForm gap={2} outcome={form.refusalCount} onSubmit={presenter.submit}>
        ${fields.map((each) => field(each, prefix)).join('')}
        <Button type="submit" variant="primary" busy={isSending} busyLabel={t('${prefix}.submitting')}>
          {t('${prefix}.submit')}
        </Button>
      </SubmitForm>
    </Panel>
  );
});
`;

const valuesOf = (fields: readonly string[], around = ''): string =>
  `{ ${fields.map((each) => `${each}: '${around}${each}${around}'`).join(', ')} }`;

const composeOptions = ({ as }: Names): string => (as === 'player' ? "{ as: 'new' }" : '');

const useCaseTest = (names: Names): string => {
  const { name, feature, port, method, fields, requirement } = names;
  return `
import { ${name} } from '#application/${feature}/${name}';
import { Fake${port} } from '#infrastructure/fake/${feature}/Fake${port}';
import { compose } from '../../support/compose';

it('${requirement} sends the input without surrounding spaces', async () => {
  const application = await compose(${composeOptions(names)});
  const ${method} = jest.spyOn(Fake${port}.prototype, '${method}');
  expect(await application.get(${name}).execute(${valuesOf(fields, ' ')})).toEqual({ ok: true, value: undefined });
  expect(${method}).toHaveBeenCalledWith(${valuesOf(fields)});
});
`;
};

const presenterTest = (names: Names): string => {
  const { name, feature, port, method, fields, requirement } = names;
  return `
import { Fake${port} } from '#infrastructure/fake/${feature}/Fake${port}';
import { ${name}Presenter } from '#ui/${feature}/${name}Presenter';
import { compose } from '../../support/compose';

const setUp = async () => {
  const application = await compose(${composeOptions(names)});
  const presenter = application.get(${name}Presenter);
  ${fields.map((each) => `presenter.form.change('${each}', '${each}');`).join('\n')}
  return { application, presenter };
};

it('${requirement} requires the empty fields and sends nothing', async () => {
  const { presenter } = await setUp();
  const ${method} = jest.spyOn(Fake${port}.prototype, '${method}');
  presenter.form.change('${fields[0] ?? ''}', ' ');
  await presenter.submit();
  expect(presenter.form.problems).toEqual({ ${fields[0] ?? ''}: 'required' });
  expect(${method}).not.toHaveBeenCalled();
});

it('${requirement} the form is empty after it was sent', async () => {
  const { presenter } = await setUp();
  await presenter.submit();
  expect(presenter.sending.isDone).toBe(true);
  expect(Object.values(presenter.form.values)).toEqual([${fields.map(() => "''").join(', ')}]);
});

it('${requirement} a failure preserves the input, which can be sent again', async () => {
  const { application, presenter } = await setUp();
  application.backend.setNetworkCondition('offline');
  await presenter.submit();
  expect(presenter.sending.problem).toEqual({ kind: 'offline' });
  expect(presenter.form.values).toEqual(${valuesOf(fields)});
  application.backend.setNetworkCondition('normal');
  await presenter.submit();
  expect(presenter.sending.isDone).toBe(true);
});
`;
};

const viewTest = (names: Names): string => {
  const { name, feature, namespace, prefix, fields, requirement } = names;
  return `
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '#domain/language/Locale';
import { Translations } from '#ui/content/Translations';
import { ${name}Form } from '#ui/${feature}/${name}Form';
import { compose } from '../../support/compose';
import { createWrapper } from '../../support/createWrapper';
import { findNotice } from '../../support/notices';
import { viewLocales } from '../../support/viewLocales';

const renderForm = async (locale: Locale) => {
  const application = await compose(${composeOptions(names)});
  const translations = application.get(Translations);
  await translations.load(locale);
  await translations.ensureLoaded(['${namespace}']);
  render(<${name}Form />, { wrapper: createWrapper(application) });
  return { application, t: translations.translatorFor('${namespace}') };
};

it.each(viewLocales)('${requirement} the form can be filled in and sent in %s', async (locale) => {
  const { t } = await renderForm(locale);
  ${fields
    .map(
      (each) =>
        `await userEvent.type(screen.getByRole('textbox', { name: t('${prefix}.${each}.label') }), 'typed');`,
    )
    .join('\n')}
  await userEvent.click(screen.getByRole('button', { name: t('${prefix}.submit') }));
  expect(await findNotice('success')).toHaveTextContent(t('${prefix}.done'));
});

it('${requirement} an empty field shows its message and has focus', async () => {
  const { t } = await renderForm('en-us');
  await userEvent.click(screen.getByRole('button', { name: t('${prefix}.submit') }));
  const first = screen.getByRole('textbox', { name: t('${prefix}.${fields[0] ?? ''}.label') });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(t('${prefix}.${fields[0] ?? ''}.required'));
});

it('${requirement} a failure shows its message', async () => {
  const { application, t } = await renderForm('en-us');
  application.backend.setNetworkCondition('offline');
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, 'typed');
  await userEvent.click(screen.getByRole('button', { name: t('${prefix}.submit') }));
  expect(await findNotice('danger')).toHaveTextContent(
    application.get(Translations).translatorFor('app')('failure.offline'),
  );
});
`;
};

/** Adds a form with its rules, use case, presenter, view, texts and tests, and the API call that submits it. */
export const addForm = (changes: Changes, answers: FormAnswers): void => {
  const name = pascal(answers.name);
  const port = pascal(answers.port);
  const names: Names = {
    ...answers,
    name,
    port,
    method: camel(answers.method),
    prefix: camel(name),
    values: `${port}Values`,
  };
  const { feature, fields, namespace, prefix } = names;
  addCall(changes, { ...answers, http: 'POST' });
  changes.add(`src/domain/${feature}/${name}Form.ts`, domain(names));
  changes.add(`src/application/${feature}/${name}.ts`, useCase(names));
  changes.add(`src/ui/${feature}/${name}Presenter.ts`, presenter(names));
  changes.add(`src/ui/${feature}/${name}Form.tsx`, view(names));
  changes.add(`tests/unit/application/${feature}/${name}.test.ts`, useCaseTest(names));
  changes.add(`tests/unit/ui/${feature}/${name}Presenter.test.ts`, presenterTest(names));
  changes.add(`tests/unit/ui/${feature}/${name}Form.test.tsx`, viewTest(names));
  addTexts(
    changes,
    namespace,
    Object.fromEntries([
      [`${prefix}.title`, sentence(name)],
      ...fields.flatMap((each) => [
        [`${prefix}.${each}.label`, sentence(each)],
        [`${prefix}.${each}.required`, `Enter the ${sentence(each).toLowerCase()}.`],
      ]),
      ...Object.entries(formTexts).map(([key, words]) => [`${prefix}.${key}`, words]),
    ]),
  );
};
