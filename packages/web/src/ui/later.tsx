/** What can wait until the rest is to be seen. It is made in a task of its own, so that it holds nothing up. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function Later({ children }: { readonly children: ComponentChildren }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true));
    return () => clearTimeout(timer);
  }, []);
  return <>{isTime && children}</>;
}
