import { addCall, type CallAnswers } from './call';
import type { Changes } from './Changes';
import { camel, kebab, pascal, sentence } from './names';
import { addTexts, formTexts } from './texts';

/** The developer's answers that describe a form with text fields and the API call that submits it. */
export interface FormAnswers extends Omit<CallAnswers, 'http'> {
  /** Name of the form as a verb phrase, such as `RequestCall`. */
  readonly name: string;
  /** Namespace of the page's texts. */
  readonly namespace: string;
}

interface Names extends FormAnswers {
  readonly prefix: string;
}

const domain = ({ name, fields, requirement }: Names): string => `
import { cleanText } from '../shared/spellings';

export type ${name}Field = ${fields.map((field) => `'${field}'`).join(' | ')};

export type ${name}Form = Readonly<Record<${name}Field, string>>;

/** Problems by field; empty if the form is valid (${requirement}). */
export const ${camel(name)}Problems = (form: ${name}Form): Partial<Record<${name}Field, 'required'>> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([field, typed]) => (cleanText(typed) === '' ? [[field, 'required']] : [])),
  );
`;

const presenter = ({ name, feature, port, method, fields, requirement }: Names): string => `
import { ${port} } from '#application/${feature}/${port}';
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
    private readonly ${camel(port)}: ${port},
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
    const sent = await this.sending.run(() => this.${camel(port)}.${method}(values));
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

const composeOptions = ({ as }: Names): string => (as === 'player' ? "{ as: 'new' }" : '');

const viewTest = (names: Names): string => {
  const { name, feature, port, method, namespace, prefix, fields, requirement } = names;
  return `
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '#domain/language/Locale';
import { Fake${port} } from '#infrastructure/fake/${feature}/Fake${port}';
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

it('${requirement} an empty field shows its message and has focus, and nothing is sent', async () => {
  const { t } = await renderForm('en-us');
  const ${method} = jest.spyOn(Fake${port}.prototype, '${method}');
  await userEvent.click(screen.getByRole('button', { name: t('${prefix}.submit') }));
  const first = screen.getByRole('textbox', { name: t('${prefix}.${fields[0] ?? ''}.label') });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(t('${prefix}.${fields[0] ?? ''}.required'));
  expect(${method}).not.toHaveBeenCalled();
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

/** Adds a row to the tests of all forms, which test the presenter. */
const addFormCase = (changes: Changes, names: Names): void => {
  const { name, feature, port, method, as, fields, requirement } = names;
  const file = 'tests/unit/ui/forms/formCases.ts';
  changes.addImport(file, [`Fake${port}`], `#infrastructure/fake/${feature}/Fake${port}`);
  changes.addImport(file, [`${name}Presenter`], `#ui/${feature}/${name}Presenter`);
  changes.insertBefore(
    file,
    '];',
    `formCase(${name}Presenter, {
    requirement: '${requirement}',
    ${as === 'player' ? "as: 'new'," : ''}
    call: () => jest.spyOn(Fake${port}.prototype, '${method}'),
    fill: ({ form }) => {
      ${fields.map((each) => `form.change('${each}', '${each}');`).join('\n')}
    },
    draft: [${fields.map((each) => `'${each}'`).join(', ')}],
  }),
`,
  );
};

/** Adds a form with its rules, presenter, view, texts and tests, and the API call that submits it. */
export const addForm = (changes: Changes, answers: FormAnswers): void => {
  const name = pascal(answers.name);
  const port = pascal(answers.port);
  const names: Names = {
    ...answers,
    name,
    port,
    method: camel(answers.method),
    prefix: camel(name),
  };
  const { feature, fields, namespace, prefix } = names;
  addCall(changes, { ...answers, http: 'POST' });
  changes.add(`src/domain/${feature}/${name}Form.ts`, domain(names));
  changes.add(`src/ui/${feature}/${name}Presenter.ts`, presenter(names));
  changes.add(`src/ui/${feature}/${name}Form.tsx`, view(names));
  addFormCase(changes, names);
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
