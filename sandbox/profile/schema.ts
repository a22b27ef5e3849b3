import { Type } from '@fastify/type-provider-typebox';
import { languages, type Language } from '../../src/domain/language/Locale';

export const LanguageCode = Type.Unsafe<Language>({ type: 'string', enum: [...languages] });
