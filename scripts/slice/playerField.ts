import type { Changes } from './Changes';
import { camel, kebab, sentence } from './names';
import { addTexts } from './texts';

/** The developer's answers that describe a read-only text field of the signed-in player. */
export interface PlayerFieldAnswers {
  /** Name in camelCase, such as `homeSystem`. */
  readonly name: string;
}

/** Adds a read-only text field to the player's details. The field is empty until something sets it. */
export const addPlayerField = (changes: Changes, answers: PlayerFieldAnswers): void => {
  const name = camel(answers.name);
  const column = kebab(name).replaceAll('-', '_');
  const empty = `  ${name}: '',`;

  const player = 'src/domain/session/Player.ts';
  changes.addMember(player, 'interface PlayerDetails ', `  readonly ${name}: string;`);
  changes.addMember(player, 'const newPlayerDetails', empty);
  changes.insertBefore(
    'src/infrastructure/http/session/calls.ts',
    '    ...profileFieldRules,\n',
    `    ${name}: string(),\n`,
  );

  changes.insertBefore(
    'sandbox/platform/tables.ts',
    '    // Player columns for uploads.\n',
    `    ${column}: text().defaultTo("''").shown(),\n`,
  );
  changes.addMember(
    'sandbox/profile/user.ts',
    'const fields ',
    `  ${name}: field(Type.String(), (player) => player.${column}),`,
  );
  addTexts(changes, 'myDataExport', { [`field.${column}`]: sentence(name) });

  const pact = 'contracts/consumer/session/players.pact.test.ts';
  changes.addMember(pact, 'const answered ', empty);
  changes.addMember(pact, 'const details ', empty);
  changes.insertBefore(
    'tests/ports/session/Players.test.ts',
    'firstName: expect.any(String)',
    `${name}: expect.any(String), `,
  );
};
