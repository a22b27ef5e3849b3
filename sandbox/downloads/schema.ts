import { Type } from '@fastify/type-provider-typebox';
import { exact } from '../platform/typedText';

export const DownloadOfPath = Type.Object({ id: exact({ maxLength: 64 }) });
