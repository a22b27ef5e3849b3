import { adapterModule } from '../../adapterModule';
import { HttpDeclarations } from './HttpDeclarations';

export const declarations = adapterModule(HttpDeclarations);
