import { useState } from 'react';
import { button, field } from '../testing/queries';
import { show } from '../testing/render';
import { PasswordField } from './PasswordField';

function Form() {
  const [shown, setShown] = useState(false);
  return <PasswordField label="Password" hint="Any length." shown={shown} onShownChange={setShown} />;
}

it('shows what was typed, and hides it again', async () => {
  const { user } = await show(<Form />);
  await user.type(field('Password'), 'a quiet evening');
  expect(field('Password').type).toBe('password');
  await user.click(button('Show password'));
  expect(field('Password').type).toBe('text');
  expect(field('Password').value).toBe('a quiet evening');
  expect(button('Show password').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Show password'));
  expect(field('Password').type).toBe('password');
});

it('does not submit the form', async () => {
  const onSubmit = jest.fn();
  const { user } = await show(
    <form onSubmit={onSubmit}>
      <Form />
    </form>,
  );
  await user.click(button('Show password'));
  expect(onSubmit).not.toHaveBeenCalled();
});
