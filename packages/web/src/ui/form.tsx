/** A form that is answered here: nothing is sent anywhere by it. */
import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly class?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

export function Form({ class: className, onSubmit, children }: FormProps) {
  return (
    <form
      class={className}
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
