/** Stands in for axios's interceptors: `shared/http` has none. */
export default class Interceptors {
  forEach(): void {}
}
