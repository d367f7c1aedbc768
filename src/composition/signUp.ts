import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { SignUpScreen } from '../ui/session/SignUpScreen';
import { signUpModule } from './modules/signUpModule';

/** Sign Up with its bindings in the container of the light path. */
export const signUpOf = (container: Container): ComponentType => {
  container.load(signUpModule);
  return SignUpScreen;
};
