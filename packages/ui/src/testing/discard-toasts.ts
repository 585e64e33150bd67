import '../styles/data/order.css';
import { receiveToasts } from '../layers/toast.tsx';

/** A toast raised just before its screen goes would else wait for the screen of the next test. */
export function discardToasts(): void {
  receiveToasts(() => undefined)();
}
