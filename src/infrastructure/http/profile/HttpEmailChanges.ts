import { injectable } from 'inversify';
import {
  EmailChanges,
  type EmailKeyProblem,
  type UndoneEmailChange,
} from '#application/profile/EmailChanges';
import { validEntries } from '#application/shared/rules';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { checkUndoKey, confirmEmailChange, endedSetup, undoEmailChange, withdrawEmailChange } from './calls';

@injectable()
export class HttpEmailChanges extends EmailChanges {
  constructor(private readonly api: CallSender) {
    super();
  }

  withdraw(): Promise<Result<void, CallFailure>> {
    return this.api.send(withdrawEmailChange);
  }

  checkUndo(key: string): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.api.send(checkUndoKey, { body: { key } });
  }

  confirm(key: string, language: Language): Promise<Result<void, EmailKeyProblem | CallFailure>> {
    return this.api.send(confirmEmailChange, { query: { lang: language }, body: { key } });
  }

  async undo(
    key: string,
    language: Language,
  ): Promise<Result<UndoneEmailChange, EmailKeyProblem | CallFailure>> {
    const undone = await this.api.send(undoEmailChange, { query: { lang: language }, body: { key } });
    if (!undone.ok) return undone;
    const { email, resetKey, ended } = undone.value;
    return succeed({
      email,
      resetKey,
      ended: validEntries(endedSetup, ended ?? []).map(({ kind, name }) => ({ kind, ...(name && { name }) })),
    });
  }
}
