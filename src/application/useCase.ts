import { injectable } from 'inversify';

/** Lets the container read a use case's ports from its constructor: all the core knows of the framework. */
export const useCase = injectable();
