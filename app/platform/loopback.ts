/** Whether a URL's host name is this machine. Only literal addresses and "localhost": nothing is looked up. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\]|::1)$/i.test(hostname);
}
