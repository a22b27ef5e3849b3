import { injectable } from 'inversify';

type UseCaseClass = new (...args: never[]) => { execute(...args: never[]): unknown };

/** Marks a class as one action of a user or of the site. The container injects its ports into the constructor. */
export const useCase: (target: UseCaseClass) => void = injectable();

/** Marks a class that several use cases share, such as a store of state. */
export const service = injectable();

/** Marks a service with a single instance per application, created on first use. */
export const sharedService = injectable('Singleton');

/** Marks a use case with state. The application has a single instance of it, created on first use. */
export const sharedUseCase: (target: UseCaseClass) => void = injectable('Singleton');

/** Marks a service whose state must not be shared: each class that injects it gets a new instance. */
export const transientService = injectable();
