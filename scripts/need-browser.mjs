// Ends well when there is a browser for the tests, installed if need be; otherwise says what to do.
import { needBrowser } from './browser.mjs';

try {
  needBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
